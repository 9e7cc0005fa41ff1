import type { publishing } from '@deckle/contract/publishing.ts'
import type { Handlers } from '../../../http/handler.ts'
import { changeSettings, showSettings } from './settings.ts'
import { createShortUrl, listDeckUrls } from './short-urls.ts'
import { createTickets, listDeckTickets } from './tickets.ts'

export const publishingHandlers: Handlers<typeof publishing> = {
  show: ({ deps, actor, params }) => showSettings(deps, actor, params.id),
  update: ({ deps, actor, params, body }) => changeSettings(deps, actor, params.id, body.settings),
  createTickets: async ({ deps, actor, params, body }) => ({
    tickets: await createTickets(deps, actor, params.id, body),
  }),
  tickets: ({ deps, actor, params, query }) => listDeckTickets(deps, actor, params.id, query),
  createUrl: async ({ deps, actor, params, body }) => ({ url: await createShortUrl(deps, actor, params.id, body) }),
  urls: ({ deps, actor, params, query }) => listDeckUrls(deps, actor, params.id, query),
}
