import { isSiteAddress, isWebAddress } from '@deckle/core/text/web-address.ts'

/**
 * Where the web page of a profile leads, with `https://` where it has no scheme. Null for what is no address, and for
 * one that hides its host behind a name.
 */
export function siteHref(text: string): string | null {
  if (!isSiteAddress(text)) return null
  const whole = isWebAddress(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return null
  const { username, password, href } = new URL(whole)
  return username === '' && password === '' ? href : null
}
