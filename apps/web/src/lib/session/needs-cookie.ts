/**
 * Whether a call's address needs the browser's cookies: one binds single sign-on to the browser that began it, one a
 * registration to the browser that confirms it. All other calls go without.
 */
export const needsCookie = (address: string): boolean =>
  /\/(?:auth\/(?:connect|confirm_email|sign_in)|users\/create)$/.test(address)
