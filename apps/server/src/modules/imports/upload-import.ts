import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { imports } from '@deckle/contract/imports.ts'
import { recogniseColumns } from '@deckle/core/people/import-columns.ts'
import { fileNameOf } from '@deckle/core/text/file-name.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { preferredLanguage } from '../../http/language.ts'
import type { Handler, SignedIn, UploadedFile } from '../../http/handler.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'
import { Refusal, refuse } from '../../refusal.ts'
import { analyzeItems, changeJob, insertDataItems, replyJob, saveProgress, storeJob } from '../jobs/index.ts'
import { findFields } from '../users/index.ts'
import { fileLimits } from './file/limits.ts'
import { readRows } from './file/read-rows.ts'
import { defaultOptions, IMPORT_KIND, type ImportParams } from './import-params.ts'

/** Stores the rows of the file as items of a draft job. A refused file leaves no data. */
export const uploadImport: Handler<typeof imports.upload> = async ({ deps, actor, request }) => {
  await requireLimit(deps.limits, 'upload', actor.userId)
  const file = await request.file()
  if (!file) throw refuse('malformed', { fields: { file: 'media.no_file' } })
  const folder = join(deps.env.dataFolder, 'tmp')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `import-${deps.newId()}`)
  try {
    await receive(file, path)
    const language = preferredLanguage(request.header('accept-language'))
    const id = await storeRows(deps, actor, path, { fileName: fileNameOf(file.filename), language })
    return await replyJob(deps, actor, { client_id: actor.clientId, id }, request)
  } finally {
    await rm(path, { force: true })
  }
}

async function receive(file: UploadedFile, path: string): Promise<void> {
  let size = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      done(size > fileLimits.bytes ? refuse('too_large', 'import.too_large') : null, chunk)
    },
  })
  const handle = await open(path, 'wx', 0o600)
  // Keeps the stream open after an error: the browser receives the refusal only if the rest of the form is consumed.
  await pipeline(file.stream.iterator({ destroyOnReturn: false }), counter, handle.createWriteStream()).catch(
    (error: unknown) => {
      const isOurs = error instanceof Refusal || (error instanceof Error && 'syscall' in error)
      throw isOurs ? error : refuse('malformed', 'media.broken')
    },
  )
  if (file.isTruncated()) throw refuse('too_large', 'import.too_large')
  if (size === 0) throw refuse('malformed', { fields: { file: 'media.empty' } })
}

type FileFacts = Pick<ImportParams, 'fileName' | 'language'>

/** Rows per insert statement. */
const BATCH = 2000
/** Rows searched for samples, samples per column and characters per sample. */
const samples = { rows: 50, most: 3, length: 100 }

/** Returns the job's id. */
async function storeRows(deps: Deps, actor: SignedIn, path: string, facts: FileFacts): Promise<string> {
  const fields = await findFields(deps.db, actor.clientId)
  return transaction(deps.db, async (trx) => {
    const id = await storeJob(trx, deps, actor, { kind: IMPORT_KIND, params: {}, isDraft: true })
    const job = { client_id: actor.clientId, id }
    let columns: readonly string[] | undefined
    let [stored, waiting, first]: [number, string[][], string[][]] = [0, [], []]
    const store = async () => {
      await insertDataItems(
        trx,
        job,
        stored + 1,
        waiting.map((cells) => ({ cells })),
      )
      stored += waiting.length
      waiting = []
    }
    for await (const batch of readRows(path)) {
      columns ??= batch.shift()?.map((name) => name.trim().slice(0, 200))
      if (first.length < samples.rows) first = [...first, ...batch.slice(0, samples.rows)]
      waiting.push(...batch)
      if (waiting.length >= BATCH) await store()
    }
    if (waiting.length > 0) await store()
    if (!columns || stored === 0) throw refuse('rule_broken', 'import.no_rows')
    const names = withAll(columns, first)
    const params: ImportParams = {
      phase: 'columns',
      ...facts,
      columns: names.map((name, at) => ({ name, samples: samplesOf(first, at) })),
      mapping: recogniseColumns(
        names,
        fields.map(({ name }) => name),
      ),
      options: defaultOptions,
    }
    await changeJob(trx, job, ['draft'], { params: JSON.stringify(params) })
    await saveProgress(trx, job, deps.now(), { total: stored })
    if (stored > BATCH) await analyzeItems(trx)
    return id
  })
}

/** Adds columns without a name. */
function withAll(columns: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const count = Math.max(columns.length, ...rows.map((row) => row.length))
  return Array.from({ length: count }, (_, at) => columns[at] ?? '')
}

function samplesOf(rows: readonly (readonly string[])[], column: number): string[] {
  const texts = rows.flatMap((row) => row[column]?.trim().slice(0, samples.length) || [])
  return [...new Set(texts)].slice(0, samples.most)
}
