/** Matches the text anywhere, in lower case, with `%`, `_` and `\` escaped. */
export function likePattern(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}
