import type { articles, ArticleVersion } from '@deckle/contract/articles.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Db } from '../../../db/database.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { changeDraft } from '../content/change-draft.ts'
import { withLiveCategory } from '../content/own-content.ts'
import { revisionConflict } from '../content/revision-conflict.ts'
import { type ArticleRecord, setArticle } from '../queries.ts'
import { requireArticle } from '../require-article.ts'
import { showable } from '../show-admin.ts'
import { keepDraft } from './keep-draft.ts'
import { findVersion, listVersions as listRows, nameVersion as setName, type VersionRow } from './queries.ts'

/** Newest first. */
export const listVersions: Handler<typeof articles.versions> = async ({ deps, actor, params, query }) => {
  const article = await requireArticle(deps.db, actor, 'article.edit', params)
  const { rows, ...page } = await listRows(deps.db, { clientId: article.client_id, id: article.id }, query)
  return { versions: rows.map(presentVersion), ...page }
}

export const showVersion: Handler<typeof articles.showVersion> = async ({ deps, actor, params }) => {
  const article = await requireArticle(deps.db, actor, 'article.edit', params)
  const { content, ...version } = await requireVersion(deps.db, article, params.versionId)
  return { version: { ...presentVersion(version), content } }
}

/** '' removes the name. */
export const nameVersion: Handler<typeof articles.nameVersion> = async ({ deps, actor, params, body }) => {
  const article = await requireArticle(deps.db, actor, 'article.edit', params)
  await setName(deps.db, { clientId: article.client_id, ...params }, body.name)
  return { version: presentVersion(await requireVersion(deps.db, article, params.versionId)) }
}

/** The draft is kept as a version first. */
export const restoreVersion: Handler<typeof articles.restoreVersion> = ({ deps, actor, params, body }) =>
  transaction(deps.db, async (open) => {
    const article = await requireArticle(open, actor, 'article.edit', { id: params.id, lock: true })
    if (article.revision !== body.revision) throw revisionConflict(await showable(open, deps, actor, article))
    const { content } = await requireVersion(open, article, params.versionId)
    await keepDraft(open, deps, article, { always: true })
    const before = { ...article, version_revision: article.revision }
    const { revision } = await changeDraft(
      open,
      { deps, actor },
      before,
      await withLiveCategory(open, article, content),
    )
    await setArticle(open, { clientId: article.client_id, id: article.id }, { version_revision: revision })
    const now = await requireArticle(open, actor, 'article.edit', { id: params.id })
    return { article: await showable(open, deps, actor, now) }
  })

async function requireVersion(db: Db, { client_id, id }: ArticleRecord, versionId: string) {
  const version = await findVersion(db, { clientId: client_id, id, versionId })
  if (!version) throw refuse('not_found', 'article.version_missing')
  return version
}

const presentVersion = (row: VersionRow): ArticleVersion => ({
  id: row.id,
  number: row.number,
  name: row.name,
  kind: row.kind,
  by: row.by_id === null ? null : { id: row.by_id, name: row.by_name, image: row.by_image ?? '' },
  createdAt: row.created_at.toISOString(),
  words: row.words,
})
