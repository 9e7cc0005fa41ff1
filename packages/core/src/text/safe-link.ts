import { isWebAddress } from './web-address.ts'

/** '' or an http, https or mailto address. */
export function isSafeLink(address: string): boolean {
  return address === '' || isWebAddress(address) || /^mailto:[^\s\p{Cc}]+$/iu.test(address)
}
