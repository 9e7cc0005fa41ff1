/** Longest email address in characters (RFC 5321, 4.5.3.1.3, without the angle brackets). */
export const MAX_EMAIL_LENGTH = 254

/**
 * The form in which an email address is stored and compared: without white space at its ends and without invisible
 * characters, full-width characters narrowed (NFKC), in lower case in the same way for every language (`İ` is `i`). Text
 * that is no address is returned in the same form. Every way in uses this function: a second form of one address would be
 * a second account. Text beyond twice `MAX_EMAIL_LENGTH` is returned as it came, since no address is that long.
 */
export function normaliseEmail(typed: string): string {
  if (typed.length > 2 * MAX_EMAIL_LENGTH) return typed
  return typed
    .replace(/[\p{DI}\p{Cf}\u2800]/gu, '')
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/i\u0307+/g, 'i')
    .normalize('NFKC')
}

/** The form of earlier releases, in which older accounts may be stored: with some invisible characters and `i\u0307` for `İ`. */
export function formerEmail(typed: string): string {
  if (typed.length > 2 * MAX_EMAIL_LENGTH) return typed
  return typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .trim()
    .toLowerCase()
}

/** Whether two texts are one address, however they are typed or stored. */
export const isSameEmail = (one: string, other: string): boolean => normaliseEmail(one) === normaliseEmail(other)

/** A domain of at least two labels. No part can match another part's characters, so the cost is linear. */
export const emailForm =
  /^[^\s\p{Cc}@,;:<>()[\]"\\]{1,64}@(?:[^\s\p{Cc}\p{P}\p{S}]|-)+(?:\.(?:[^\s\p{Cc}\p{P}\p{S}]|-)+)+$/u

/** Whether a normalised text is an email address with a domain of at least two labels. */
export const isEmail = (address: string): boolean => address.length <= MAX_EMAIL_LENGTH && emailForm.test(address)
