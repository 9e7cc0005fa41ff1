import type { Page } from '../../../http/page.ts'
import type { PageReply } from '../../../http/page-reply.ts'
import { isUuid } from '../../../platform/uuid.ts'
import { cardKey } from './card-file.ts'

/** Public, as pictures of the media library are: the ids can't be guessed. */
export const cardPage: Page = {
  path: '/cards/{client}/{file}',
  async serve({ deps, params }) {
    const [, id = ''] = /^([\w-]+)\.webp$/.exec(params['file'] ?? '') ?? []
    const client = params['client'] ?? ''
    const stored = isUuid(client) && isUuid(id) ? await deps.files.get(cardKey(client, id)) : null
    if (!stored) return notFound
    return {
      status: 200,
      headers: {
        ...inert,
        'content-type': 'image/webp',
        'content-length': String(stored.size),
        'cache-control': 'public, max-age=31536000, immutable',
      },
      body: stored.stream,
    }
  },
}

const inert = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

const notFound: PageReply = {
  status: 404,
  headers: { ...inert, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: 'There is no picture at this address.',
}
