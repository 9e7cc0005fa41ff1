import type { ArticleContent } from '@deckle/core/article/article.ts'
import type { ArticlePlan } from '@deckle/core/article/status-change.ts'
import { isSame } from '@deckle/core/document/tree.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { ChangedArticle } from '../changes.ts'
import { indexMedia } from '../content/change-draft.ts'
import { type ArticleKey, setArticle } from '../queries.ts'
import { indexForSearch, removeFromSearch } from '../search/index-article.ts'
import { refreshScores } from '../readers/queries.ts'
import { findVersionContent, insertVersion } from '../versions/queries.ts'
import { type Blocker, blockersOf } from './blockers.ts'
import { notifyMentioned } from './notify-mentioned.ts'
import { lockSlugs, noteTags, putPublication, removePublication } from './queries.ts'
import { giveSlug } from './slugs.ts'

/** What a change of a publication needs. `changes` is told what readers see otherwise from now on. */
export interface Publishing {
  readonly deps: Pick<Deps, 'newId' | 'now'>
  readonly changes: (article: ChangedArticle) => Promise<void>
}

/** Of an article that the caller has locked. */
export interface Publishable {
  readonly client_id: string
  readonly id: string
  readonly owner_id: string
  readonly revision: number
  readonly content: ArticleContent
  readonly words: number
  readonly slug: string | null
  readonly published_version_id: string | null
}

interface Terms {
  readonly plan: ArticlePlan
  /** Who publishes; null where the person is gone. */
  readonly by: string | null
  readonly categorySlug: string | null
}

const keyOf = ({ client_id, id }: Publishable): ArticleKey => ({ clientId: client_id, id })

/** Readers get the draft from now on, as a version; or what prevents it. */
export async function publishDraft(
  open: Db,
  { deps, changes }: Publishing,
  article: Publishable,
  { plan, by, categorySlug }: Terms,
): Promise<readonly Blocker[]> {
  const { content, revision } = article
  const key = keyOf(article)
  const now = deps.now()
  await lockSlugs(open, key.clientId)
  const blockers = await blockersOf(open, key, content, categorySlug)
  if (blockers.length > 0) return blockers
  const slug = await giveSlug(open, key, { wanted: content.slug, current: article.slug, title: content.title })
  const before = await lastPublished(open, article)
  const known = before && isSame(before, content) ? article.published_version_id : null
  const versionId = known ?? (await newVersion(open, deps, article, by))
  const at = plan.publish_at === null ? now : new Date(plan.publish_at)
  await setArticle(open, key, {
    status: 'published',
    publish_at: at,
    unpublish_at: plan.unpublish_at === null ? null : new Date(plan.unpublish_at),
    scheduled_by: null,
    slug,
    published_version_id: versionId,
    published_revision: revision,
    version_revision: revision,
  })
  await show(open, { deps, changes }, key, { content, versionId, slug, at })
  await indexMedia(open, key, content, versionId)
  await notifyMentioned(open, deps, article, { before, by })
  return []
}

interface Shown {
  readonly content: ArticleContent
  readonly versionId: string
  readonly slug: string
  readonly at: Date
}

/** Shows a version to readers. The caller has locked the article. */
export async function show(open: Db, { deps, changes }: Publishing, key: ArticleKey, shown: Shown): Promise<void> {
  const now = deps.now()
  await putPublication(open, key, { ...shown, now })
  await noteTags(open, key)
  await indexForSearch(open, key, shown.content, shown.at)
  await refreshScores(open, key.clientId, [key.id], now)
  await changes({ clientId: key.clientId, articleId: key.id })
}

/** Takes an article from its readers, wherever it was found. The caller has locked it. */
export async function withdraw(open: Db, { changes }: Pick<Publishing, 'changes'>, key: ArticleKey): Promise<void> {
  await removeFromSearch(open, key)
  if (!(await removePublication(open, key))) return
  await noteTags(open, key)
  await changes({ clientId: key.clientId, articleId: key.id })
}

/** What readers have, or had last. */
async function lastPublished(open: Db, article: Publishable): Promise<ArticleContent | null> {
  const versionId = article.published_version_id
  if (versionId === null) return null
  return (await findVersionContent(open, { ...keyOf(article), versionId })) ?? null
}

async function newVersion(
  open: Db,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  article: Publishable,
  by: string | null,
): Promise<string> {
  const id = newId()
  const { client_id, content, words } = article
  await insertVersion(open, {
    client_id,
    id,
    article_id: article.id,
    kind: 'published',
    content,
    words,
    by,
    created_at: now(),
  })
  return id
}
