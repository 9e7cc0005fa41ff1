import type { AttemptStart, Touch } from '../outbox/outbox-item.ts'

/** Where this visit came from: an article or another site, and by which tags. Sent only with a lead whose consent was given. */
export function visitTouch({ source, medium = '', campaign = '' }: AttemptStart): Touch {
  return {
    at: new Date(performance.timeOrigin).toISOString(),
    source,
    medium,
    campaign,
    // Without its query: it may hold what is nobody's business.
    referrer: document.referrer.replace(/[?#].*/, ''),
    landing: location.pathname,
  }
}
