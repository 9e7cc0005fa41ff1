import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { sendNotification } from '../../notifications/index.ts'
import { type ArticleChanges, type ChangedArticle, changingArticles } from '../changes.ts'
import { type ArticleKey, lockDue, setArticle } from '../queries.ts'
import { categorySlugOf } from './change-status.ts'
import { publishDraft, withdraw } from './publish.ts'
import { listDue } from './queries.ts'

type Parts = Pick<Deps, 'db' | 'newId' | 'now' | 'log'> & { readonly articles: ArticleChanges }

const BATCH = 100

/**
 * Each minute: publishes what is due and takes from readers what is over. Each is done once, by one of the servers that
 * do it at once; one that fails is tried again at the next run, and keeps no other from its turn.
 */
export async function runSchedule(deps: Parts, batch = BATCH): Promise<void> {
  const failed: string[] = []
  for (;;) {
    const due = await listDue(deps.db, { now: deps.now(), except: failed, limit: batch })
    const failedBefore = failed.length
    let done = 0
    for (const key of due)
      try {
        done += (await changingArticles(deps, (open, changes) => runOne(open, deps, key, changes))) ? 1 : 0
      } catch (err) {
        failed.push(key.id)
        deps.log.error({ err, ...key }, 'The schedule of an article was not kept.')
      }
    // What another server is doing at this moment is left to it.
    if (due.length < batch || done + failed.length === failedBefore) return
  }
}

async function runOne(
  open: Db,
  deps: Parts,
  key: ArticleKey,
  changes: (article: ChangedArticle) => Promise<void>,
): Promise<boolean> {
  const article = await lockDue(open, key)
  const now = deps.now()
  const isDue = (moment: Date | null): boolean => moment !== null && moment <= now
  if (article?.status === 'published' && isDue(article.unpublish_at)) {
    await setArticle(open, key, { status: 'archived', publish_at: null, unpublish_at: null })
    await withdraw(open, { changes }, key)
    return true
  }
  if (article?.status !== 'scheduled' || !isDue(article.publish_at)) return false
  const problems = await publishDraft(open, { deps, changes }, article, {
    plan: {
      status: 'published',
      publish_at: now.toISOString(),
      unpublish_at: article.unpublish_at?.toISOString() ?? null,
    },
    by: article.scheduled_by,
    categorySlug: await categorySlugOf(open, article),
  })
  if (problems.length === 0) return true
  await setArticle(open, key, { status: 'draft', publish_at: null, unpublish_at: null, scheduled_by: null })
  await sendNotification(open, deps, [article.owner_id], {
    clientId: key.clientId,
    type: 'system',
    words: { key: 'article_not_published', values: { name: article.title } },
    link: `/articles/${key.id}/edit`,
  })
  return true
}
