import { isWebAddress } from '@deckle/core/text/web-address.ts'

/** '' or a media id. */
export function isMediaId(id: string): boolean {
  return id === '' || /^[A-Za-z0-9_-]{1,40}$/.test(id)
}

/** '' or an http(s) address, or a media id. */
export function isVideoSource(source: string): boolean {
  return isMediaId(source) || isWebAddress(source)
}
