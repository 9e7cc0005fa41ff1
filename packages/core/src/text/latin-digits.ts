/** Replaces decimal digits of every script, such as Devanagari and full-width ones, by 0–9. */
export const latinDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(valueOf(digit)))

/** Unicode lists the ten digits of a script in a row from zero, so a digit's distance to the row's start is its value. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let below = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - below - 1))) below++
  return below % 10
}
