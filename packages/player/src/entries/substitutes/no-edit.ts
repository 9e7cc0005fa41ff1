/** Nobody edits in a published deck: what only the editor draws is left out of the player's script. */
export const useEdit = () => null
