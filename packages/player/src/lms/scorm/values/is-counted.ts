/** Results do not count in review, in browse mode, or without credit. The values are the same in both versions. */
export function isCounted(mode: string, credit: string): boolean {
  return !/^(review|browse)$/i.test(mode.trim()) && !/^no-?credit$/i.test(credit.trim())
}
