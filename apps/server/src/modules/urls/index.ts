import type { urls } from '@deckle/contract/urls.ts'
import type { Handlers } from '../../http/handler.ts'
import { deleteUrl, restoreUrl, updateUrl } from './change-url.ts'
import { createUrl } from './create-url.ts'
import { listUrls, urlClicks } from './list-urls.ts'

export { deleteUrlsOf } from './evict-urls.ts'
export { shortPage } from './short-page.ts'
export type { UrlTarget, UrlTargets } from './url-target.ts'
export { createUrlState } from './url-state.ts'

export const urlHandlers: Handlers<typeof urls> = {
  create: createUrl,
  list: listUrls,
  clicks: urlClicks,
  update: updateUrl,
  delete: deleteUrl,
  restore: restoreUrl,
}
