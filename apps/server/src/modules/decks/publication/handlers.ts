import type { publishing } from '@deckle/contract/publishing.ts'
import type { Handlers } from '../../../http/handler.ts'
import { createShortUrl } from './create-short-url.ts'
import { createInvites } from './create-invites.ts'
import { listShortUrls } from './list-short-urls.ts'
import { listInvites } from './list-invites.ts'
import { showSettings } from './show-settings.ts'
import { updateSettings } from './update-settings.ts'

export const publishingHandlers: Handlers<typeof publishing> = {
  show: showSettings,
  update: updateSettings,
  createInvites,
  invites: listInvites,
  createUrl: createShortUrl,
  urls: listShortUrls,
}
