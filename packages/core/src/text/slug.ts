/**
 * A text for addresses and file names: lower-case letters and digits of any script with hyphens between, at most `max`
 * characters. Latin letters lose their accents, other scripts keep their marks. May be ''.
 */
export function slug(text: string, max = 60): string {
  const plain = text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
  const words = plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return [...words].slice(0, max).join('').replace(/-$/, '')
}
