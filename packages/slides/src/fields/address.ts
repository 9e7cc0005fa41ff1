/** '' or an address that a browser may follow: http, https or mailto. */
export function isSafeLink(address: string): boolean {
  return address === '' || /^(https?:\/\/[^\s]+|mailto:[^\s]+)$/i.test(address)
}

/** '' or what a video can be played from: an http or https address, or a media id. */
export function isVideoSource(source: string): boolean {
  return source === '' || /^[A-Za-z0-9_-]{1,40}$/.test(source) || /^https?:\/\/[^\s]+$/i.test(source)
}
