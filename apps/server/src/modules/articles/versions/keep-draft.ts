import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { ArticleRecord } from '../queries.ts'
import { insertVersion, pruneSaved, wasStoredSince } from './queries.ts'

/** Milliseconds of editing by one person between two versions that are kept. */
const EVERY = 10 * 60_000

/**
 * Keeps the draft as it is as a version, before a change: at most one each ten minutes of a person's editing, unless
 * `always`. What a version holds already is not kept again. The caller has locked the article.
 */
export async function keepDraft(
  open: Db,
  { newId }: Pick<Deps, 'newId'>,
  article: ArticleRecord,
  { always = false } = {},
): Promise<void> {
  const { client_id: clientId, id, saved_by, updated_at, content } = article
  if (article.version_revision === article.revision || content.body.length === 0) return
  const key = { clientId, id }
  if (!always && (await wasStoredSince(open, key, saved_by, new Date(updated_at.getTime() - EVERY)))) return
  await insertVersion(open, {
    client_id: clientId,
    id: newId(),
    article_id: id,
    kind: 'saved',
    content,
    words: article.words,
    by: saved_by,
    created_at: updated_at,
  })
  await pruneSaved(open, key)
}
