import { latinDigits } from './latin-digits.ts'

/** The form in which codes and PINs are compared: digits 0–9, letters of usual width, nothing invisible, trimmed. */
export const codeForm = (typed: string): string => latinDigits(typed.normalize('NFKC').replace(/\p{DI}/gu, '')).trim()
