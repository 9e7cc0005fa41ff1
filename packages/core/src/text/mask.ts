/**
 * Masks an input field's answer: letters, digits, ampersand and underscore become asterisks (product.md §2). In any
 * script, a character with its combining marks is one asterisk.
 */
export function maskAnswer(answer: string): string {
  return answer.replace(/[\p{L}\p{N}&_]\p{M}*/gu, '*')
}
