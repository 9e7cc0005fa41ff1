import type { publishing } from '@deckle/contract/publishing.ts'
import type { Handlers } from '../../../http/handler.ts'
import { createShortUrl } from './create-short-url.ts'
import { createTickets } from './create-tickets.ts'
import { listShortUrls } from './list-short-urls.ts'
import { listTickets } from './list-tickets.ts'
import { showSettings } from './show-settings.ts'
import { updateSettings } from './update-settings.ts'

export const publishingHandlers: Handlers<typeof publishing> = {
  show: showSettings,
  update: updateSettings,
  createTickets,
  tickets: listTickets,
  createUrl: createShortUrl,
  urls: listShortUrls,
}
