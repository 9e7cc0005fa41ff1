/** A code in a mail's subject must not be read by those who look after the mails: runs of four digits and more. */
export const maskDigits = (text: string): string => text.replace(/\p{Nd}{4,}/gu, (digits) => '•'.repeat(digits.length))
