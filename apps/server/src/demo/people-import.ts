import type { ImportDraft, ImportRow } from '@deckle/contract/imports.ts'
import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Message } from '../refusal.ts'
import { insertRows } from './queries.ts'

const columns = ['E-mail', 'First name', 'Last name', 'Licence', 'Manager', 'City']
const mapping = ['email', 'first_name', 'last_name', 'license_type', 'manager', 'details.City']

interface Row {
  readonly outcome: 'created' | 'changed' | 'unchanged' | 'refused'
  readonly cells: readonly string[]
  readonly reasons?: readonly Message[]
  readonly changes?: ImportRow['changes']
}

const set = (field: string, after: string, before: string | null = null) => ({ field, before, after })
/** A row for an existing person. */
const known = (first: string, last: string, city: string) => ({
  cells: [`${first.toLowerCase()}@lanternhill.example`, first, last, 'Learner', 'vikram@lanternhill.example', city],
})

const rows: readonly Row[] = [
  {
    ...known('Arjun', 'Gowda', 'Jayanagar'),
    outcome: 'created',
    changes: [set('license_type', 'Learner'), set('manager', 'vikram@lanternhill.example'), set('City', 'Jayanagar')],
  },
  {
    ...known('Fatima', 'Sheikh', 'Jayanagar'),
    outcome: 'created',
    changes: [set('license_type', 'Learner'), set('manager', 'vikram@lanternhill.example'), set('City', 'Jayanagar')],
  },
  { ...known('Kabir', 'Das', 'Indiranagar'), outcome: 'changed', changes: [set('City', 'Indiranagar', 'Jayanagar')] },
  { ...known('Lakshmi', 'Iyer', 'Indiranagar'), outcome: 'unchanged' },
  { ...known('Joseph', 'Pinto', 'Koramangala'), outcome: 'unchanged' },
  {
    cells: ['nisha.lanternhill.example', 'Nisha', 'Kamat', 'Learner', 'vikram@lanternhill.example', 'Jayanagar'],
    outcome: 'refused',
    reasons: ['import.email_bad'],
  },
  {
    cells: ['omar@lanternhill.example', 'Omar', 'Khan', 'Barista', 'vikram@lanternhill.example', 'Jayanagar'],
    outcome: 'refused',
    reasons: ['import.license_unknown'],
  },
  {
    cells: ['priya@lanternhill.example', 'Priya', 'Menon', 'Learner', 'ravi@lanternhill.example', 'Koramangala'],
    outcome: 'refused',
    reasons: ['manager.unknown'],
  },
]

const count = (wanted: Row['outcome']): number => rows.filter(({ outcome }) => outcome === wanted).length

/** An import that the roaster made two days ago, with refused rows. */
export async function insertPeopleImport(
  deps: Deps,
  trx: Db,
  { clientId: client_id, ids }: { readonly clientId: string; readonly ids: ReadonlyMap<string, string> },
): Promise<void> {
  const id = deps.newId()
  const at = new Date(deps.now().getTime() - 2 * 86_400_000)
  const params: Pick<ImportDraft, 'phase' | 'fileName' | 'columns' | 'mapping' | 'options'> & { language: string } = {
    phase: 'run',
    fileName: 'new-shop-jayanagar.csv',
    columns: columns.map((name, place) => ({
      name,
      samples: rows.slice(0, 3).map(({ cells }) => cells[place] ?? ''),
      kind: 'text',
      decimalMark: null,
      dateOrder: null,
      number: null,
      date: null,
    })),
    mapping,
    options: {
      invite: false,
      default_license: 'Learner',
      create_tags: false,
      create_fields: false,
      add_choices: false,
      update_existing: true,
    },
    language: 'en',
  }
  const outcomes = ['created', 'changed', 'unchanged', 'refused'] as const
  await insertRows(trx, 'jobs', [
    {
      client_id,
      id,
      kind: 'users.import',
      status: 'done',
      created_by: ids.values().next().value ?? '',
      params: JSON.stringify(params),
      total: rows.length,
      done: rows.length,
      refused: count('refused'),
      counts: JSON.stringify(Object.fromEntries(outcomes.map((outcome) => [outcome, count(outcome)]))),
      created_at: at,
      started_at: at,
      finished_at: at,
    },
  ])
  await insertRows(
    trx,
    'job_items',
    rows.map(({ outcome, cells, reasons = [], changes = [] }, place) => ({
      client_id,
      job_id: id,
      // Below the heading.
      seq: place + 2,
      subject_id: outcome === 'refused' ? null : (ids.get(cells[0]?.split('@')[0] ?? '') ?? null),
      outcome,
      reason: reasons.join('\n') || null,
      data: JSON.stringify({ cells, email: cells[0], name: `${cells[1]} ${cells[2]}`, changes }),
    })),
  )
}
