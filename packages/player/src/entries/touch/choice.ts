import {
  REFUSED,
  securedCookie,
  VISITOR_DAYS,
  visitorChoice,
  visitorCookie,
} from '@deckle/core/attribution/attribution.ts'

/** Days that a refusal is remembered, by the word `no` alone. */
const REFUSAL_DAYS = 180

/** What the person chose: a visitor id, `no`, or null before they did. */
export const readChoice = (client: string): string | null => visitorChoice(document.cookie, client)

/** Of this site alone: other sites' frames neither get nor send it. */
export function storeChoice(client: string, choice: string): void {
  const days = choice === REFUSED ? REFUSAL_DAYS : VISITOR_DAYS
  const plain = visitorCookie(client)
  const [name, secure] = location.protocol === 'https:' ? [securedCookie(plain), ';Secure'] : [plain, '']
  document.cookie = `${name}=${choice};Path=/;Max-Age=${days * 86_400};SameSite=Lax${secure}`
}

/** Global Privacy Control, or Do Not Track. */
export const isRefusing = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1'
