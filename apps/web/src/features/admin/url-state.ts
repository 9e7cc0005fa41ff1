import { choiceParam, idParam, textParam, urlParams } from '../../lib/url/url-params.ts'

export const adminTabs = ['health', 'clients', 'outbox', 'audit', 'config'] as const

/** What the address of administration holds; the first tab is left out. */
export const adminUrl = urlParams({
  tab: choiceParam(adminTabs.slice(1)),
  /** What is searched for in the tab's list. */
  q: textParam(100),
  /** The id of the mail that is read. */
  mail: idParam(100),
})
