import type { imports } from '@deckle/contract/imports.ts'
import { recogniseColumns } from '@deckle/core/people/import-columns.ts'
import { fileNameOf } from '@deckle/core/text/file-name.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { preferredLanguage } from '../../http/language.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'
import { refuse } from '../../refusal.ts'
import { analyzeItems, changeJob, insertDataItems, replyJob, saveProgress, storeJob } from '../jobs/index.ts'
import { findFields } from '../users/index.ts'
import { readRows } from './file/read-rows.ts'
import { withUpload } from './file/with-upload.ts'
import { defaultOptions, IMPORT_KIND, type ImportParams } from './import-params.ts'

/** Stores the rows of the file as items of a draft job. A refused file leaves no data. */
export const uploadImport: Handler<typeof imports.upload> = async ({ deps, actor, request }) => {
  await requireLimit(deps.limits, 'upload', actor.userId)
  return withUpload(deps, request, async ({ path, filename }) => {
    const language = preferredLanguage(request.header('accept-language'))
    const id = await storeRows(deps, actor, path, { fileName: fileNameOf(filename), language })
    return replyJob(deps, actor, { client_id: actor.clientId, id }, request)
  })
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
