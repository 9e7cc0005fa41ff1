/** product.md §5: a file is refused at this many times the licence's maxSpace in bytes; so are all of a person's together. */
export const UPLOAD_FACTOR = 2.5

/** Bytes that one file of a person's, and all of them together, stay below. */
export function spaceLimit(maxSpace: number): number {
  return UPLOAD_FACTOR * maxSpace
}
