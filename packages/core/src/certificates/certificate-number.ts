/** Without I and O, which look like digits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * `AAAA-9999-AAAA` (decisions.md §3): 50 bits.
 * @param random a whole number from 0 to below `below`, each equally likely
 */
export function newCertificateNumber(random: (below: number) => number): string {
  const group = (signs: string): string => Array.from({ length: 4 }, () => signs[random(signs.length)]).join('')
  return [group(letters), group('0123456789'), group(letters)].join('-')
}

/** As it is stored, from what somebody typed; null where it can't be one. */
export function parseCertificateNumber(typed: string): string | null {
  const found = /^([A-Z]{4})[-\s]?(\d{4})[-\s]?([A-Z]{4})$/.exec(typed.trim().toUpperCase())
  return found ? found.slice(1).join('-') : null
}
