import type { articles } from '@deckle/contract/articles.ts'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import { changePlan } from '@deckle/core/article/status-change.ts'
import type { Db } from '../../../db/database.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { type ChangedArticle, changingArticles } from '../changes.ts'
import { revisionConflict } from '../content/revision-conflict.ts'
import { type ArticleRecord, findCategory, setArticle } from '../queries.ts'
import { requireArticle } from '../require-article.ts'
import { showable } from '../show-admin.ts'
import { type Blocker, blockersOf } from './blockers.ts'
import { publishDraft, withdraw } from './publish.ts'

export const updateStatus: Handler<typeof articles.updateStatus> = ({ deps, actor, params: { id }, body }) =>
  changingArticles(deps, async (open, changes) => {
    const article = await requireArticle(open, actor, 'article.publish', { id, lock: true })
    if (body.revision !== undefined && body.revision !== article.revision)
      throw revisionConflict(await showable(open, deps, actor, article))
    await changeStatus(open, { deps, actor, changes }, article, body)
    return { article: await showable(open, deps, actor, await requireArticle(open, actor, 'article.edit', { id })) }
  })

type Wanted = Partial<Omit<BodyOf<typeof articles.updateStatus>, 'revision'>>

interface Acting {
  readonly deps: Deps
  readonly actor: Scoped
  readonly changes: (article: ChangedArticle) => Promise<void>
}

/** Publishes, schedules, takes back or archives an article that the caller has locked. */
export async function changeStatus(
  open: Db,
  { deps, actor, changes }: Acting,
  article: ArticleRecord,
  wanted: Wanted,
): Promise<void> {
  const key = { clientId: article.client_id, id: article.id }
  const before = {
    status: article.status,
    publish_at: article.publish_at?.toISOString() ?? null,
    unpublish_at: article.unpublish_at?.toISOString() ?? null,
  }
  const change = changePlan(before, wanted, deps.now().toISOString())
  if (!change.ok) {
    const field = change.fault === 'unpublish_early' ? 'unpublish_at' : 'publish_at'
    throw refuse('rule_broken', { message: `article.${change.fault}`, fields: { [field]: `article.${change.fault}` } })
  }
  const { plan, publish } = change
  if (publish) {
    const problems = await publishDraft(open, { deps, changes }, article, {
      plan,
      by: actor.userId,
      categorySlug: await categorySlugOf(open, article),
    })
    requireNone(problems)
    await audit(open, deps, actor, { action: 'article.publish', subject: article.id, detail: { name: article.title } })
    return
  }
  if (plan.status === 'scheduled')
    requireNone(await blockersOf(open, key, article.content, await categorySlugOf(open, article)))
  if (plan.status !== article.status) {
    const detail = { name: article.title, to: plan.status }
    await audit(open, deps, actor, { action: 'article.status', subject: article.id, detail })
  }
  await setArticle(open, key, {
    status: plan.status,
    publish_at: plan.publish_at === null ? null : new Date(plan.publish_at),
    unpublish_at: plan.unpublish_at === null ? null : new Date(plan.unpublish_at),
    scheduled_by: plan.status === 'scheduled' ? actor.userId : null,
  })
  if (article.status === 'published' && plan.status !== 'published') await withdraw(open, { changes }, key)
}

function requireNone(problems: readonly Blocker[]): void {
  if (problems.length > 0) throw refuse('not_publishable', { message: 'article.not_publishable', data: { problems } })
}

/** Of the draft, whose category may just have been changed. */
export async function categorySlugOf(
  open: Db,
  { client_id, content }: Pick<ArticleRecord, 'client_id' | 'content'>,
): Promise<string | null> {
  if (content.category === null) return null
  return (await findCategory(open, client_id, { id: content.category, slug: '' }))?.slug ?? null
}
