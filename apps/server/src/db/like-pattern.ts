/** A pattern of LIKE for what holds the text anywhere, compared in lower case; `%`, `_` and `\` stand for themselves. */
export function likePattern(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}
