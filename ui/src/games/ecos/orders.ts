/** Questions of Ecos that may be answered by a standing order when they leave one answer: a drawn or gained element that fits no slot.
 * Cubes, slots and dials lie open, so everybody can see that nothing but rotating is left (ECO-45, ECO-49, ECO-114). */
export const formalities = ["Respond", "RespondToPair", "UseElement"];
