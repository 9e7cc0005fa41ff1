import type { courses } from '@deckle/contract/courses.ts'
import type { Handler } from '../../../http/handler.ts'
import { listLibrary as listRows } from './queries.ts'

export const listLibrary: Handler<typeof courses.library> = async ({ deps, actor, query }) => {
  const { rows, ...page } = await listRows(deps.db, actor, query)
  const items = rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    title: row.title,
    language: row.language,
    readerType: row.reader_type,
    published: row.published,
    owner: { id: row.owner_id, name: row.owner_name },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }))
  return { items, ...page }
}
