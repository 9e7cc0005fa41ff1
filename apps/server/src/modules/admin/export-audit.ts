import { Readable } from 'node:stream'
import type { admin } from '@deckle/contract/admin.ts'
import { csvLine } from '@deckle/core/text/csv-cell.ts'
import type { Db } from '../../db/database.ts'
import { FileReply, type Handler } from '../../http/handler.ts'
import { listAudit } from './queries.ts'

const BATCH = 500

/** Streamed in batches, in constant memory. */
export const exportAudit: Handler<typeof admin.auditExport> = async ({ deps, query }) =>
  new FileReply({
    contentType: 'text/csv; charset=utf-8',
    filename: `audit-${deps.now().toISOString().slice(0, 10)}.csv`,
    body: Readable.from(lines(deps.db, query.search), { objectMode: false, highWaterMark: 256 * 1024 }),
  })

async function* lines(db: Db, search: string | undefined): AsyncGenerator<string> {
  // Spreadsheets need a byte order mark to detect UTF-8.
  yield `\uFEFF${csvLine(['When', 'Who', 'Person', 'By', 'Client', 'Action', 'On', 'Details'])}`
  let cursor: string | undefined
  do {
    const { rows, next } = await listAudit(db, { search, limit: BATCH, cursor })
    yield rows
      .map(({ at, actor, actor_id, by, client, action, subject, detail }) =>
        csvLine([at.toISOString(), actor, actor_id, by, client, action, subject, JSON.stringify(detail)]),
      )
      .join('')
    cursor = next ?? undefined
  } while (cursor !== undefined)
}
