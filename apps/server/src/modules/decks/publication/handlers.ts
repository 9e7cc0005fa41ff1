import type { publication } from '@deckle/contract/publication.ts'
import type { Handlers } from '../../../http/handler.ts'
import { createShortUrl } from './create-short-url.ts'
import { createInvites } from './create-invites.ts'
import { listShortUrls } from './list-short-urls.ts'
import { listInvites } from './list-invites.ts'
import { showPublicationSettings } from './show-publication-settings.ts'
import { updatePublicationSettings } from './update-publication-settings.ts'

export const publicationHandlers: Handlers<typeof publication> = {
  show: showPublicationSettings,
  update: updatePublicationSettings,
  createInvites,
  invites: listInvites,
  createUrl: createShortUrl,
  urls: listShortUrls,
}
