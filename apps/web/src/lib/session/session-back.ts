import { cutEnd } from '@deckle/core/text/cut-end.ts'

/** Paths that are never a redirect target after sign-in (product.md §2). */
export const excludedPaths = [
  '/session/home',
  '/session',
  '/drive/login',
  '/logout',
  'logout',
  '/home',
  '/undefined',
] as const

const loginGroup =
  /^\/(?:[^/]+\/)?login$|^\/(?:register|signup|forgotpassword|signinlink|reset-?password|confirm-?email)$/i

/**
 * The path to return to after sign-in, if it is a path of this application and not excluded; else null. URLs of other
 * hosts, however disguised (`//host`, `/\host`, embedded tabs), are null.
 */
export function sessionBack(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || hasControlCharacter(wanted)) return null
  const base = 'http://own.invalid'
  if (!URL.canParse(wanted, base)) return null
  const url = new URL(wanted, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return null
  const path = url.pathname.length > 1 ? cutEnd(url.pathname, '/') : url.pathname
  if (path === '/' || path === '' || loginGroup.test(path)) return null
  if (excludedPaths.some((excluded) => excluded.toLowerCase() === path.toLowerCase())) return null
  return url.pathname + url.search + url.hash
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character.charCodeAt(0) < 0x20 || character.charCodeAt(0) === 0x7f)
}

/** The sign-in URL with the path to return to. */
export function loginAddress(wanted: string): string {
  const back = sessionBack(wanted)
  return back === null ? '/login' : `/login?back=${encodeURIComponent(back)}`
}
