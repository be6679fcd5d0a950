/** Made by `scripts/revachol-art.js`: the addresses of the pictures of the house set, by key. */
declare module "virtual:revachol-pictures" {
  const pictures: Record<string, string>;
  export default pictures;
}
