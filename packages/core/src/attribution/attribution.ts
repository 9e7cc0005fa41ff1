/** Whether a client follows how people find it: not at all, with their consent, or without asking. */
export const attributionModes = ['off', 'ask', 'always'] as const
export type AttributionMode = (typeof attributionModes)[number]

/** Days that a browser keeps its visitor id, and that touches are kept at most: 13 months, never renewed. */
export const VISITOR_DAYS = 395

/** A visitor's touches beyond this are not stored. */
export const MOST_TOUCHES = 500

/** What a page that was opened shows; `blog` is any other page of the client's blog. */
export const visitKinds = ['blog', 'article', 'deck'] as const
export type VisitKind = (typeof visitKinds)[number]

/** A name for each client, so that pages of one client can't read the visitor id of another. */
export const visitorCookie = (clientId: string): string => `deckle_visitor_${clientId}`

/** Over https with the prefix, so that no other host of the domain can set it. */
export const securedCookie = (name: string): string => `__Host-${name}`

/** Value of the cookie where the person said no. */
export const REFUSED = 'no'

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/**
 * The visitor id that a request carries; null for none, and where the browser asks not to be followed.
 * @param header of the request, by its name
 */
export function visitorIn(header: (name: string) => string | undefined, clientId: string): string | null {
  if (header('sec-gpc') === '1' || header('dnt') === '1') return null
  const value = visitorChoice(header('cookie') ?? '', clientId)
  return value !== null && uuid.test(value) ? value : null
}

/** A visitor id or `no`; null without one. Cookies of earlier releases have no prefix. */
export function visitorChoice(cookies: string, clientId: string): string | null {
  const name = visitorCookie(clientId)
  const all = cookies.split(/;\s*/)
  for (const start of [`${securedCookie(name)}=`, `${name}=`]) {
    const value = all.find((one) => one.startsWith(start))?.slice(start.length)
    if (value !== undefined && value !== '') return value
  }
  return null
}
