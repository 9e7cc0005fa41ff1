/** Stands in for edit-context.ts: nobody edits in a published deck. */
export const useEdit = () => null
