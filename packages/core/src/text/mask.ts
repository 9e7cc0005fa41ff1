/**
 * The placeholder of an input field's answer: letters, digits, ampersand and underscore become asterisks
 * (product.md §2). Any script's letters, with their combining marks, count: one asterisk a character seen.
 */
export function maskAnswer(answer: string): string {
  return answer.replace(/[\p{L}\p{N}&_]\p{M}*/gu, '*')
}
