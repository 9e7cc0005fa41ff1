/** Results do not count in review, in browse mode, or without credit. The values are the same in both versions. */
export function isCounted(mode: string, credit: string): boolean {
  return isNormal(mode) && !/^no-?credit$/i.test(credit.trim())
}

/** Review and browse mode change nothing that the LMS has. */
export function isNormal(mode: string): boolean {
  return !/^(review|browse)$/i.test(mode.trim())
}
