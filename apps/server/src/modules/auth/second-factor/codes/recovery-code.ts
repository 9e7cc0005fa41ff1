import { createHmac, randomBytes } from 'node:crypto'

const COUNT = 10
/** Base32 of Crockford: without I, L, O and U, which are misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** Ten codes of 60 random bits, as `4F7K-90QX-M2TB`. */
export const newRecoveryCodes = (): readonly string[] => Array.from({ length: COUNT }, newCode)

function newCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => alphabet[byte % alphabet.length])
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-')
}

/** As it was typed: letters of either case, with or without dashes and spaces. */
const plain = (code: string): string =>
  code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** HMAC under the installation's secret: codes can't be guessed offline from a copy of the database alone. */
export const hashRecoveryCode = (code: string, userId: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update(`recovery.${userId}.${plain(code)}`)
    .digest()
