/**
 * `https://…` or `http://…`, without the white space and control characters that browsers drop before they read the
 * scheme, and with a host alone before the path: no quotation marks, which no host has, and no user name or password.
 */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}\\/?#@"'`<>^{|}]+(?:[/?#][^\s\p{Cc}]*)?$/iu.test(text)
}

/** A web address, or one without its scheme: `firm.in`, `www.firm.in:8080/about`. */
export function isSiteAddress(text: string): boolean {
  return (
    isWebAddress(text) || /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+(:\d{1,5})?([/?#][^\s\p{Cc}]*)?$/u.test(text)
  )
}
