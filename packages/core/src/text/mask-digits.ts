/** Masks runs of four or more digits, so that the outbox does not reveal codes in subjects of mails. */
export const maskDigits = (text: string): string => text.replace(/\p{Nd}{4,}/gu, (digits) => '•'.repeat(digits.length))
