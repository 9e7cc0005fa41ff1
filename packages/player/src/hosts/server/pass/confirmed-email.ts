import { passOfPage } from './pass-address.ts'

/** The address that the person confirmed to open the deck; '' where it asks for none, in a preview and on the server. */
export function confirmedEmail(shortid: string): string {
  if (shortid === '' || typeof location === 'undefined') return ''
  const [, subject] = /^email\.([\w-]+)\./.exec(passOfPage(shortid) ?? '') ?? []
  if (!subject) return ''
  const bytes = Uint8Array.from(atob(subject.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}
