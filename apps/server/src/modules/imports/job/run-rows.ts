import { comparableText } from '@deckle/core/text/same-text.ts'
import { transaction } from '../../../db/transaction.ts'
import { lockClient } from '../../clients/index.ts'
import { countOutcomes, endItems, listItems, lockItems, type RunningJob } from '../../jobs/index.ts'
import { insertUserTags } from '../../tags/index.ts'
import { analyzePeople, applyPeople, type ImportRules, invitePeople, placeManagers } from '../../users/index.ts'
import { paramsOf, type RowData } from '../import-params.ts'
import { readPlaces } from './read-places.ts'
import { createFields } from './create-fields.ts'
import { createRowReader, readRules, type RowReader } from './read-rules.ts'

/** Rows per transaction. Each transaction blocks others that need the client's lock. */
const BATCH = 500
const READ = 2000
/** Mails sent between two checks for a stop request. */
const MAILS = 50

const open = ['create', 'change']

/** Applies the accepted rows. Idempotent: an applied row gets another outcome and is skipped by a retry. */
export async function runRows(running: RunningJob): Promise<void> {
  const { job } = running
  const before = await readRules(running)
  const reader = createRowReader(paramsOf(job), before)
  const rows = await readOpen(running, reader)
  await createFields(running, reader)
  await createTags(running, before, rows)
  const rules = await readRules(running)
  const current = { rules, reader: createRowReader(paramsOf(job), rules) }
  const batches = inBatches(await inOrder(running, rows))
  const counts = await countOutcomes(running.deps.db, job)
  await report(running, counts)
  let [applied, analyzed] = [0, 0]
  for (const seqs of batches) {
    recount(counts, await applyBatch(running, current, seqs))
    await report(running, counts)
    applied += seqs.length
    if (applied < Math.max(BATCH, analyzed * 8)) continue
    await analyzePeople(running.deps.db)
    analyzed = applied
  }
  if (paramsOf(job).options.invite) await invite(running)
}

interface OpenRow {
  readonly seq: number
  readonly email: string
  readonly manager: string | null
  readonly tags: readonly string[]
}

async function readOpen({ deps, job }: RunningJob, reader: RowReader): Promise<OpenRow[]> {
  const rows: OpenRow[] = []
  for (let after = 0; ;) {
    const items = await listItems<RowData>(deps.db, job, { after, limit: READ, outcomes: open })
    for (const { seq, data } of items) {
      const { person, email } = reader.read(data)
      rows.push({ seq, email, manager: person?.manager ?? null, tags: person?.tags ?? [] })
    }
    after = items.at(-1)?.seq ?? after
    if (items.length < READ) return rows
  }
}

async function createTags(
  { deps, job, actor }: RunningJob,
  { createTags, tagOf }: ImportRules,
  rows: readonly OpenRow[],
) {
  if (!createTags) return
  const names = new Map(rows.flatMap((row) => row.tags.map((name) => [comparableText(name), name] as const)))
  const missing = [...names.values()]
    .filter((name) => tagOf(name) === undefined)
    .map((name) => {
      const id = deps.newId()
      const slug = name
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      return { id, name, slug: `${slug.replace(/^-|-$/g, '')}-${id.slice(-6)}` }
    })
  const made = { clientId: job.client_id, createdBy: actor.userId, at: deps.now() }
  for (let at = 0; at < missing.length; at += READ) await insertUserTags(deps.db, made, missing.slice(at, at + READ))
}

/** Sorts rows from the top of the hierarchy down, so that managers are created and moved before their reports. */
async function inOrder({ deps, job }: RunningJob, rows: readonly OpenRow[]): Promise<{ seq: number; level: number }[]> {
  const people = new Map(rows.map((row) => [row.email, row] as const))
  const emails = rows.flatMap(({ email, manager }) => (manager === null ? [email] : [email, manager]))
  const { levels } = placeManagers(people, await readPlaces(deps.db, job.client_id, emails), new Set())
  return rows
    .map(({ seq, email }) => ({ seq, level: levels.get(email) ?? Number.MAX_SAFE_INTEGER }))
    .toSorted((a, b) => a.level - b.level || a.seq - b.seq)
}

/** Each batch holds rows of one hierarchy level. */
function inBatches(rows: readonly { readonly seq: number; readonly level: number }[]): number[][] {
  const batches: { level: number; seqs: number[] }[] = []
  for (const { seq, level } of rows) {
    const last = batches.at(-1)
    if (last?.level === level && last.seqs.length < BATCH) last.seqs.push(seq)
    else batches.push({ level, seqs: [seq] })
  }
  return batches.map(({ seqs }) => seqs)
}

async function applyBatch(
  { deps, job }: RunningJob,
  { rules, reader }: { readonly rules: ImportRules; readonly reader: RowReader },
  seqs: readonly number[],
): Promise<readonly Ended[]> {
  return transaction(deps.db, async (trx) => {
    await lockClient(trx, job.client_id)
    const items = await lockItems<RowData>(trx, job, seqs, open)
    const rows = items.map(({ seq, outcome, data }) => ({ seq, before: outcome, ...reader.read(data) }))
    const applied = await applyPeople(
      trx,
      deps,
      rules,
      rows.flatMap(({ person }) => person ?? []),
    )
    const ends = rows.map(({ seq, email, messages }) => {
      const done = applied.get(email)
      const reason = (done?.reasons ?? messages).join('\n') || null
      const data = { changes: done?.changes ?? [] }
      return { seq, outcome: done?.outcome ?? 'refused', reason, subjectId: done?.userId ?? null, data }
    })
    await endItems(trx, job, ends)
    return ends.map(({ outcome }, at) => ({ before: rows[at]?.before ?? null, outcome }))
  })
}

interface Ended {
  readonly before: string | null
  readonly outcome: string
}

/** Counting the job's rows after each batch would take longer than some batches. */
function recount(counts: Record<string, number>, ended: readonly Ended[]): void {
  for (const { before, outcome } of ended) {
    if (before !== null) counts[before] = (counts[before] ?? 0) - 1
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  for (const [outcome, count] of Object.entries(counts)) if (count === 0) delete counts[outcome]
}

async function report({ job, progress }: RunningJob, counts: Readonly<Record<string, number>>): Promise<void> {
  const { create = 0, change = 0, refused = 0 } = counts
  await progress({ done: (job.total ?? 0) - create - change, refused, counts })
}

async function invite(running: RunningJob): Promise<void> {
  const { deps, job } = running
  const { language } = paramsOf(job)
  let invited = job.counts['invited'] ?? 0
  for (let after = 0; ;) {
    const items = await listItems<RowData>(deps.db, job, { after, limit: MAILS, outcomes: ['created'] })
    const ids = items.flatMap(({ subject_id }) => subject_id ?? [])
    invited += await invitePeople(deps, job.client_id, ids, language)
    after = items.at(-1)?.seq ?? after
    await running.progress({})
    if (items.length < MAILS) break
  }
  await report(running, { ...(await countOutcomes(deps.db, job)), invited })
}
