/** Ignores case (product.md §5), white space at the ends and Unicode composition. */
export function isSameText(text: string, other: string): boolean {
  return fold(text) === fold(other)
}

function fold(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}
