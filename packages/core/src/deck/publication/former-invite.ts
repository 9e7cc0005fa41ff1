/**
 * What invites were called before migration 0014: in links (`/play/…?ticket=…`), which don't expire, and in passes
 * (`ticket.subject.expiry…`), which stay on devices that are played on. Both are accepted, the links for good.
 */
export const formerInvite = 'ticket'
