import { choiceParam, idParam, urlParams, type UrlState } from '../../../lib/url/url-params.ts'

/** The version history in the address. */
export const historyUrl = urlParams({
  /** `open`, or what is looked at: `draft` or a version's id; nothing while it is closed. */
  history: idParam(60),
  /** What that is compared with: `draft` or a version's id; nothing for what suits. */
  with: idParam(60),
  /** All slides of it, or nothing for what differs. */
  view: choiceParam(['slides']),
})
export type HistoryUrl = UrlState<typeof historyUrl>
