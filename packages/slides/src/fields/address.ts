import { isWebAddress } from '@deckle/core/text/web-address.ts'

/** '' or an address that a browser may follow: http, https or mailto. */
export function isSafeLink(address: string): boolean {
  return address === '' || isWebAddress(address) || /^mailto:[^\s\p{Cc}]+$/iu.test(address)
}

/** '' or the id of a file in the media library. */
export function isMediaId(id: string): boolean {
  return id === '' || /^[A-Za-z0-9_-]{1,40}$/.test(id)
}

/** '' or what a video can be played from: an http or https address, or a media id. */
export function isVideoSource(source: string): boolean {
  return isMediaId(source) || isWebAddress(source)
}
