/** Made by `scripts/elekt-art.js`: the addresses of the pictures of the house set, by `<kind>.<printed card>.<density>`. */
declare module "virtual:elekt-pictures" {
  const pictures: Record<string, string>;
  export default pictures;
}
