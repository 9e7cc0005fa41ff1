/**
 * product.md §5: a file is refused at this many times the licence's maxSpace in bytes, and so is the sum of a person's
 * files.
 */
const UPLOAD_FACTOR = 2.5

/** Bytes that a file, and all files of a person together, must stay below. */
export function spaceLimit(maxSpace: number): number {
  return UPLOAD_FACTOR * maxSpace
}
