/** Replaces edit-context.ts: a published deck is not edited. */
export const useEdit = () => null
