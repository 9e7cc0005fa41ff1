/** Whether results count: not where a person looks again, looks around, or is given no credit. Both versions say it in the same words. */
export function isCounted(mode: string, credit: string): boolean {
  return !/^(review|browse)$/i.test(mode.trim()) && !/^no-?credit$/i.test(credit.trim())
}
