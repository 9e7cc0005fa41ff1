import { browserCookie } from '../../../http/browser-cookie.ts'
import { confirmLinkLife } from '../session/tokens.ts'

/** Binds the confirmation of an address to the browser that registered it. */
export const registrationCookie = browserCookie('deckle-registration', confirmLinkLife)
