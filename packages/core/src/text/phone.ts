import { latinDigits } from './latin-digits.ts'

export interface Phone {
  /** Digits 0–9, with the signs that people write between them. */
  readonly number: string
  /** '' for none. */
  readonly extension: string
}

/**
 * Splits a telephone number from its extension (`ext. 7`, `x7`, `#7`); null for what is no number. A number has five to
 * twenty digits of any script.
 */
export function readPhone(typed: string): Phone | null {
  const text = latinDigits(typed.normalize('NFKC').replace(/\p{DI}/gu, ''))
    .replace(/[\p{Pd}−·•]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
  const found = /^([+\d (][\d ().\-/]*)(?:[,;]? ?(?:#|\p{L}[\p{L}\p{M}]{0,11}[.:]?) ?(\d{1,7}))?$/u.exec(text)
  const number = found?.[1]?.trim() ?? ''
  const digits = number.replace(/\D/g, '').length
  return digits >= 5 && digits <= 20 ? { number, extension: found?.[2] ?? '' } : null
}
