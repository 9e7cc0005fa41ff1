import type { blogs } from '@deckle/contract/blogs.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import { newBlog } from '@deckle/core/client/blog-settings.ts'
import type { Deps } from '../../../deps.ts'
import { publicAddress } from '../../../env.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { requireClient } from '../../clients/index.ts'
import { announceBlogChange } from '../announce.ts'
import { previewPass } from '../blog.ts'
import { transaction } from '../../../db/transaction.ts'
import { countCards } from '../queries-cards.ts'
import { type BlogDb, findClientSlug, findPublished, findSettings, storeSettings } from '../queries.ts'

export const showBlog: Handler<typeof blogs.show> = async ({ deps, actor, params }) =>
  presentBlog(deps, await requireClient(deps.db, actor, 'client.brand', params.id))

export const updateBlog: Handler<typeof blogs.update> = async ({ deps, actor, params, body }) => {
  const client = await transaction(deps.db, async (trx) => {
    const client = await requireClient(trx, actor, 'client.brand', params.id)
    await storeSettings(trx, client.id, body, deps.now())
    await audit(trx, deps, actor, {
      action: 'client.brand',
      subject: client.id,
      detail: { blog: body },
      clientId: client.id,
    })
    return client
  })
  await announceBlogChange(deps, client.id)
  return presentBlog(deps, client)
}

/** For a link to an article that was opened without a session (product.md §6). */
export const showPublicAddress: Handler<typeof blogs.article> = async ({ deps, params }) => {
  const found = await findPublished(deps.db, params.id)
  const url = found && (await publicArticleUrl(deps.env, deps.db, { clientId: found.client_id, slug: found.slug }))
  if (!url) throw refuse('not_found')
  return { url }
}

/** Of a published article, for those who share it: null where its client's blog is closed. */
export async function publicArticleUrl(
  env: Deps['env'],
  db: BlogDb,
  { clientId, slug }: { readonly clientId: string; readonly slug: string },
): Promise<string | null> {
  const settings = await findSettings(db, clientId)
  const client = settings?.open ? await findClientSlug(db, clientId) : undefined
  return client === undefined ? null : `${publicAddress(env)}/blog/${client}/${encodeURIComponent(slug)}`
}

async function presentBlog(
  deps: Deps,
  client: { readonly id: string; readonly slug: string | null },
): Promise<ReplyOf<typeof blogs.show>> {
  const [settings, articles] = await Promise.all([findSettings(deps.db, client.id), countCards(deps.db, client.id, {})])
  const url = `${publicAddress(deps.env)}/blog/${client.slug ?? ''}`
  return {
    blog: {
      settings: settings ?? newBlog,
      url,
      preview_url: `${url}?preview=${previewPass(deps, client.id)}`,
      articles,
    },
  }
}
