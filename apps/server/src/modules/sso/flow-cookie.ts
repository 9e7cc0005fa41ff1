import { browserCookie } from '../../http/browser-cookie.ts'

/** Milliseconds between leaving for the provider and coming back. */
export const FLOW_LIFE = 10 * 60_000

/** Binds a sign-in at a provider to the browser that began it. */
export const flowCookie = browserCookie('deckle-sso', FLOW_LIFE)
