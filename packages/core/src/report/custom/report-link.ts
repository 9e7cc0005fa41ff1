import { pinLimits } from '../../text/pin.ts'

/** What a public link shows: a custom report, a kept report, a deck's figures. */
export const linkKinds = ['custom_report', 'report_view', 'deck'] as const
export type LinkKind = (typeof linkKinds)[number]

export const linkLimits = { pin: pinLimits, days: 366 } as const
/** Days that are offered for the end of a link. */
export const linkDays = [1, 7, 30, 90] as const

export type LinkState = 'open' | 'expired' | 'revoked'

/** @param now milliseconds since 1970 */
export function linkState(
  link: { readonly expires_at: Date; readonly revoked_at: Date | null },
  now: number,
): LinkState {
  if (link.revoked_at !== null) return 'revoked'
  return link.expires_at.getTime() <= now ? 'expired' : 'open'
}
