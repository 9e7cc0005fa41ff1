import type { ImportedPerson, RowFault } from '@deckle/core/people/import-row.ts'
import { trimInvisible } from '@deckle/core/text/trim-invisible.ts'
import { comparableText } from '@deckle/core/text/same-text.ts'
import { personFieldLimits } from '@deckle/core/people/person-field.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Message } from '../../../refusal.ts'
import {
  changeJob,
  countOutcomes,
  endItems,
  type ItemEnd,
  type JobItem,
  listItems,
  type RunningJob,
} from '../../jobs/index.ts'
import { exceededOf, measureUse } from '../../licences/index.ts'
import { type ImportRules, type Place, placeManagers, planPeople, takesPlace } from '../../users/index.ts'
import { paramsOf, type RowData } from '../import-params.ts'
import { readPlaces } from './read-places.ts'
import { createRowReader, readRules, type RowReader } from './read-rules.ts'

const BATCH = 1000

/** The data that later steps need of each accepted row. */
interface Accepted {
  readonly seq: number
  readonly email: string
  readonly manager: string | null
  readonly takesPlace: boolean
}

interface Found {
  readonly bySeq: Map<string, number>
  readonly usernames: Set<string>
  readonly accepted: Map<string, Accepted>
  readonly refused: Set<string>
  readonly places: Map<string, Place>
  /** Values that are no choices, by field: as `isSameText` compares them, with the first way of writing. */
  readonly missing: Map<string, Map<string, string>>
}

/** Dry run: stores the planned outcome of each row. A retry starts from the first row. */
export async function checkRows(running: RunningJob): Promise<void> {
  const { deps, job, progress } = running
  const rules = await readRules(running)
  const reader = createRowReader(paramsOf(job), rules)
  const found: Found = {
    bySeq: new Map(),
    usernames: new Set(),
    accepted: new Map(),
    refused: new Set(),
    places: new Map(),
    missing: new Map(),
  }
  let done = 0
  for (let after = 0; ;) {
    const items = await listItems<RowData>(deps.db, job, { after, limit: BATCH })
    await endItems(deps.db, job, await checkBatch(running, { rules, reader, found, items }))
    after = items.at(-1)?.seq ?? after
    done += items.length
    await progress({ done })
    if (items.length < BATCH) break
  }
  await refuse(running, found, await unplaced(running, found))
  await refuse(running, found, await beyondLimit(running, found))
  const missingChoices = [...found.missing].map(([field, values]) => ({ field, values: [...values.values()] }))
  await changeJob(deps.db, job, ['running'], { params: JSON.stringify({ ...paramsOf(job), missingChoices }) })
  const counts = await countOutcomes(deps.db, job)
  await progress({ counts, refused: counts['refused'] ?? 0 })
}

function noteMissing(missing: Found['missing'], faults: readonly RowFault[]): void {
  for (const { code, field, value } of faults) {
    if (code !== 'choice_unknown' || field === undefined || value === undefined) continue
    const values = missing.get(field) ?? new Map<string, string>()
    const text = trimInvisible(value.normalize('NFC'))
    const key = comparableText(text)
    if (values.size < personFieldLimits.choices && !values.has(key)) values.set(key, text)
    missing.set(field, values)
  }
}

interface Batch {
  readonly rules: ImportRules
  readonly reader: RowReader
  readonly found: Found
  readonly items: readonly JobItem<RowData>[]
}

async function checkBatch({ deps }: RunningJob, { rules, reader, found, items }: Batch): Promise<ItemEnd[]> {
  const rows = items.map(({ seq, data }) => {
    const row = reader.read(data)
    noteMissing(found.missing, row.faults)
    const first = row.email === '' ? undefined : found.bySeq.get(row.email)
    if (first === undefined && row.email !== '') found.bySeq.set(row.email, seq)
    const messages: readonly Message[] =
      first === undefined ? row.messages : [...row.messages, `import.duplicate|row=${first}`]
    return { ...row, seq, messages, isDuplicate: first !== undefined }
  })
  const people = rows.flatMap(({ person, messages }): ImportedPerson[] =>
    person && messages.length === 0 ? [person] : [],
  )
  const plans = await planPeople(deps.db, rules, people)
  return rows.map(({ seq, email, name, messages, isDuplicate }) => {
    const plan = messages.length === 0 ? plans.get(email) : undefined
    const wants = plan?.outcome === 'create' || plan?.outcome === 'change'
    const username = plan?.usernameKey ?? ''
    const isTaken = wants && found.usernames.has(username)
    if (wants) found.usernames.add(username)
    const outcome = isTaken ? 'refused' : (plan?.outcome ?? 'refused')
    const reasons = isTaken ? (['username.taken'] as const) : (plan?.reasons ?? messages)
    if (plan?.existing && !plan.existing.deleted_at)
      found.places.set(email, { id: plan.existing.id, email, path: plan.existing.path })
    if (outcome === 'refused' && !isDuplicate) found.refused.add(email)
    else if (plan && wants)
      found.accepted.set(email, { seq, email, manager: plan.next.manager ?? null, takesPlace: takesPlace(plan) })
    const known = plan && `${plan.next.first_name} ${plan.next.last_name}`.trim()
    return {
      seq,
      outcome,
      reason: reasons.join('\n') || null,
      subjectId: plan?.existing?.id ?? null,
      data: { email, name: known ?? name, changes: outcome === 'refused' ? [] : (plan?.changes ?? []) },
    }
  })
}

type Refused = ReadonlyMap<string, Message>

async function unplaced({ deps, job }: RunningJob, { accepted, refused, places }: Found): Promise<Refused> {
  const managers = [...accepted.values()].flatMap(({ manager }) => manager ?? [])
  const known = await readPlaces(
    deps.db,
    job.client_id,
    managers.filter((email) => !places.has(email)),
  )
  return placeManagers(accepted, new Map([...places, ...known]), refused).faults
}

/** The rows beyond `maxUsers`, which are the last ones of the file. */
async function beyondLimit({ deps, actor }: RunningJob, { accepted }: Found): Promise<Refused> {
  const added = [...accepted.values()].filter((row) => row.takesPlace)
  if (added.length === 0) return new Map()
  const use = await transaction(deps.db, (trx) => measureUse(trx, deps, 'maxUsers', actor))
  const exceeded = use && exceededOf(use, { added: added.length })
  if (!exceeded) return new Map()
  const room = Math.max(0, exceeded.limit - exceeded.used)
  const message: Message = `plan.maxUsers|limit=${exceeded.limit}|used=${exceeded.used}`
  return new Map(added.slice(room).map(({ email }) => [email, message] as const))
}

async function refuse({ deps, job }: RunningJob, { accepted, refused }: Found, reasons: Refused): Promise<void> {
  const ends = [...reasons].flatMap(([email, reason]): ItemEnd[] => {
    const row = accepted.get(email)
    accepted.delete(email)
    refused.add(email)
    return row ? [{ seq: row.seq, outcome: 'refused', reason, subjectId: null, data: { changes: [] } }] : []
  })
  for (let at = 0; at < ends.length; at += BATCH) await endItems(deps.db, job, ends.slice(at, at + BATCH))
}
