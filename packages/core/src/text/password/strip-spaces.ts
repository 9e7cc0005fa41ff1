/** Spaces are removed on every password path (product.md §5, decisions.md §1). */
export function stripSpaces(password: string): string {
  return password.replace(/\s+/g, '')
}
