const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bitcoin's base 58, which multibase marks by `z`. */
export function multibase58(bytes: Uint8Array): string {
  let number = BigInt(`0x00${Buffer.from(bytes).toString('hex')}`)
  let digits = ''
  for (; number > 0n; number /= 58n) digits = `${alphabet[Number(number % 58n)]}${digits}`
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return `z${'1'.repeat(zeros < 0 ? bytes.length : zeros)}${digits}`
}
