import type { imports } from '@deckle/contract/imports.ts'
import { decideFormats, guessKind, MOST_DISTINCT } from '@deckle/core/people/column-facts.ts'
import { recogniseColumns } from '@deckle/core/people/import-columns.ts'
import { fileNameOf } from '@deckle/core/text/file-name.ts'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { preferredLanguage } from '../../http/language.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'
import { refuse } from '../../refusal.ts'
import {
  analyzeItems,
  changeJobAsRead,
  deleteItems,
  insertDataItems,
  type JobRecord,
  replyJob,
  saveProgress,
  setSource,
  storeJob,
} from '../jobs/index.ts'
import { findFields } from '../users/index.ts'
import type { TableChoice } from './file/open-table.ts'
import { spooledRows, type SpooledTable, spoolRows } from './file/spool-rows.ts'
import { temporaryPath, withUpload } from './file/with-upload.ts'
import { defaultOptions, IMPORT_KIND, type ImportParams, paramsOf } from './import-params.ts'
import { requireImport } from './require-import.ts'

type JobKey = Pick<JobRecord, 'client_id' | 'id'>

/** Stores the rows of the file as items of a draft job, and the file itself until the import is run. */
export const uploadImport: Handler<typeof imports.upload> = async ({ deps, actor, request }) => {
  await requireLimit(deps.limits, 'upload', actor.userId)
  return withUpload(deps, request, async ({ path, filename }) => {
    const facts = {
      fileName: fileNameOf(filename),
      language: preferredLanguage(request.header('accept-language')),
      options: defaultOptions,
    }
    const job = await withTable(deps, actor, { path, choice: {} }, async (table, store) => {
      const key = `imports/${actor.clientId}/${deps.newId()}`
      await deps.files.put(key, createReadStream(path), { contentType: 'application/octet-stream' })
      const stored = transaction(deps.db, async (trx) => {
        const id = await storeJob(trx, deps, actor, {
          kind: IMPORT_KIND,
          params: { ...facts, ...table },
          isDraft: true,
        })
        const made = { client_id: actor.clientId, id }
        await setSource(trx, made, key)
        await store(trx, made)
        return made
      })
      return stored.catch(async (error: unknown) => {
        await deps.files.delete(key)
        throw error
      })
    })
    return replyJob(deps, actor, job, request)
  })
}

/** Reads the stored file again, as a person chose, in place of the rows that were read before. */
export const readImport: Handler<typeof imports.read> = async ({ deps, actor, params, body, request }) => {
  await requireLimit(deps.limits, 'upload', actor.userId)
  const job = await requireImport(deps, actor, params.id)
  const { phase, fileName, language, options } = paramsOf(job)
  if (phase === 'run') throw refuse('conflict')
  const file = job.file_key === null ? null : await deps.files.get(job.file_key)
  if (!file) throw refuse('rule_broken', 'import.file_gone')
  const path = await temporaryPath(deps)
  try {
    await pipeline(file.stream, createWriteStream(path, { mode: 0o600 }))
    await withTable(deps, actor, { path, choice: body }, (table, store) =>
      transaction(deps.db, async (trx) => {
        const change = {
          status: 'draft',
          params: JSON.stringify({ fileName, language, options, ...table }),
          done: 0,
          finished_at: null,
        } as const
        if (!(await changeJobAsRead(trx, job, ['draft', 'stopped', 'failed'], change))) throw refuse('conflict')
        await deleteItems(trx, job)
        await store(trx, job)
      }),
    )
  } finally {
    await rm(path, { force: true })
  }
  return replyJob(deps, actor, job, request)
}

type TableParams = Pick<ImportParams, 'phase' | 'columns' | 'source' | 'mapping' | 'missingChoices'>
type Store = (trx: Db, job: JobKey) => Promise<void>

/** Reads a table to its end, then stores it by `act`. */
async function withTable<T>(
  deps: Deps,
  actor: SignedIn,
  { path, choice }: { readonly path: string; readonly choice: TableChoice },
  act: (table: TableParams, store: Store) => Promise<T>,
): Promise<T> {
  const spool = `${path}-rows`
  try {
    const table = await spoolRows(path, spool, choice)
    const fields = await findFields(deps.db, actor.clientId)
    const details = fields.map(({ name }) => name)
    return await act(paramsOfTable(table, details), (trx, job) => storeRows(trx, deps, { job, spool, table }))
  } finally {
    await rm(spool, { force: true })
  }
}

function paramsOfTable({ source, columns, badRows }: SpooledTable, details: readonly string[]): TableParams {
  const formats = decideFormats(
    columns.map(({ facts }) => facts),
    source.delimiter,
  )
  return {
    phase: 'columns',
    columns: columns.map(({ name, samples, facts }, at) => ({
      name,
      samples: [...samples],
      kind: guessKind(facts),
      decimalMark: formats[at]?.decimalMark ?? null,
      dateOrder: formats[at]?.dateOrder ?? null,
      number: facts.number,
      date: facts.date,
      isVaried: facts.distinct >= MOST_DISTINCT,
    })),
    source: {
      encoding: source.encoding,
      encodings: [...source.encodings],
      sheets: [...source.sheets],
      sheet: source.sheet,
      badRows: { count: badRows.count, first: [...badRows.first] },
    },
    mapping: recogniseColumns(columns, details),
    missingChoices: [],
  }
}

/** Rows per insert statement. */
const BATCH = 2000

async function storeRows(
  trx: Db,
  { now }: Deps,
  { job, spool, table }: { readonly job: JobKey; readonly spool: string; readonly table: SpooledTable },
): Promise<void> {
  for await (const rows of spooledRows(spool, BATCH)) await insertDataItems(trx, job, rows)
  await saveProgress(trx, job, now(), { total: table.total, refused: 0, counts: '{}' })
  if (table.total > BATCH) await analyzeItems(trx)
}
