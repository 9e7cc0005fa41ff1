import { choiceParam, idParam, urlParams, type UrlState } from '../../../lib/url/url-params.ts'

export const historyUrl = urlParams({
  /** `open`, `draft` or a version's id; empty while the dialog is closed. */
  history: idParam(60),
  /** The other side: `draft` or a version's id; empty for the default. */
  with: idParam(60),
  view: choiceParam(['slides']),
})
export type HistoryUrl = UrlState<typeof historyUrl>
