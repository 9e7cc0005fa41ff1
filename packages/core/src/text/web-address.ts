/**
 * An address that a browser opens as a page: `https://…` or `http://…`. White space and control characters, which browsers
 * drop before they look at the scheme, are in none.
 */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}\\/?#][^\s\p{Cc}]*$/iu.test(text)
}

/** An address, or one without its scheme as people write it: `firm.in`, `www.firm.in:8080/about`. */
export function isSiteAddress(text: string): boolean {
  return (
    isWebAddress(text) || /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+(:\d{1,5})?([/?#][^\s\p{Cc}]*)?$/u.test(text)
  )
}
