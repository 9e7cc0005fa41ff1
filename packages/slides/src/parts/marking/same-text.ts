/** Trimmed, ignoring case (product.md §5) and Unicode composition. */
export function isSameText(given: string, wanted: string): boolean {
  return fold(given) === fold(wanted)
}

function fold(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}
