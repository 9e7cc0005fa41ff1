import { foldAll } from '../../modules/figures/index.ts'
import { rebuildCounts } from '../../stored-counts.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { insertSessionFor, type Person } from '../factories.ts'
import { recountFigures } from '../figures/recount.ts'
import { type Dice, dice, momentOf } from '../random/dice.ts'
import { insertRows, type TableName } from '../rows.ts'
import { addCourses, addEnrolments } from './courses.ts'
import { addDecks, makeDecks } from './decks.ts'
import { addActivity, addCompetencies, addLeads, addStorage } from './knowledge.ts'
import { makePeople, type People } from './people.ts'
import { addPlays, type Plays } from './plays.ts'
import { type RawRows, readRaw } from './raw.ts'
import { collect, type Collected } from './rows.ts'

export const zones = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Chatham'] as const

export const askers = ['admin', 'head', 'sub', 'maker', 'other', 'learner'] as const
export type Asker = (typeof askers)[number]

/** A client with everything that reports are about, its rows as they are stored, and the people who ask. */
export interface World {
  /** Repeats this world and those made with it. */
  readonly seed: number
  readonly clientId: string
  readonly zone: string
  readonly now: Date
  readonly people: People
  readonly as: Readonly<Record<Asker, Person>>
  readonly raw: RawRows
  /** Draws what is asked. */
  readonly dice: Dice
}

interface Made {
  /** Whether its rows are counted as they arrive, and not all of them by a recount. */
  readonly isCountedEarly: boolean
  readonly clientId: string
  readonly zone: string
  readonly people: People
}

/** Parents before those that refer to them. */
const tables = [
  'users',
  'decks',
  'deck_versions',
  'deck_shares',
  'attempts',
  'answers',
  'events',
  'competencies',
  'competency_decks',
  'deck_bests',
  'competency_history',
  'courses',
  'enrolments',
  'enrolment_requests',
  'learner_decks',
  'certificates',
  'points',
  'learner_streaks',
  'active_months',
  'leads',
  'client_storage',
  'client_usage',
  'media',
  'figure_queue',
] as const satisfies readonly TableName[]

function makeWorld(seed: number, zone: string, rows: Plays, now: Date): Omit<Made, 'isCountedEarly'> {
  const random = dice(seed, zone)
  const clientId = random.uuid()
  rows.prompt.add('clients', { id: clientId, plan: 'agency', reporting_zone: zone })
  const people = makePeople(clientId, now, random)
  rows.prompt.add('users', ...people.all)
  const decks = makeDecks(clientId, people, now, random)
  addDecks(rows.prompt, decks, people, random)
  addPlays(rows, clientId, decks, people, now, random)
  const competencies = addCompetencies(rows.prompt, { clientId, decks, people, now }, random)
  const world = { clientId, people, decks, competencies, now }
  addEnrolments(rows.prompt, world, addCourses(rows.prompt, world, random), random)
  addActivity(rows.prompt, world, random)
  addLeads(rows.prompt, clientId, now, random)
  addStorage(rows.prompt, world, random)
  return { clientId, zone, people }
}

async function insert({ deps }: TestApp, rows: Collected): Promise<void> {
  for (const table of ['clients', ...tables] as const) {
    const found = rows.of(table)
    if (found.length > 0) await insertRows(deps, table, found as never)
  }
}

async function signIn({ deps }: TestApp, { clientId, people }: Made): Promise<World['as']> {
  const opened = askers.map(async (name) => {
    const { id, email, license_type } = people[name]
    const user = { userId: id, clientId, licenseType: license_type ?? 'Learner', email: String(email), password: '' }
    return [name, { ...user, headers: await insertSessionFor(deps, user) }] as const
  })
  return Object.fromEntries(await Promise.all(opened)) as Record<Asker, Person>
}

async function countFigures(test: TestApp, { isCountedEarly, clientId }: Made): Promise<void> {
  if (isCountedEarly) await foldAll(test.deps.db, clientId)
  else await recountFigures(test, clientId)
}

/** One client per zone, in an app whose clock does not move. The seed decides all data, all questions and the time. */
export async function createWorlds(
  seed: number,
  among: readonly string[] = zones,
): Promise<{ readonly test: TestApp; readonly worlds: readonly World[] }> {
  const now = momentOf(seed)
  const test = await createTestApp({ change: () => ({ now: () => now }) })
  const rows: Plays = { prompt: collect(), late: collect() }
  const made = among.map((zone, at): Made => ({ ...makeWorld(seed, zone, rows, now), isCountedEarly: at % 2 === 0 }))
  await insert(test, rows.prompt)
  for (const { isCountedEarly, clientId } of made) if (isCountedEarly) await foldAll(test.deps.db, clientId)
  await insert(test, rows.late)
  for (const one of made) await countFigures(test, one)
  await rebuildCounts(test.deps.db, now)
  const signed = []
  for (const one of made) signed.push({ ...one, as: await signIn(test, one) })
  const raw = await readRaw(
    test.deps.db,
    made.map(({ clientId }) => clientId),
  )
  const worlds = signed.map((one) => ({
    ...one,
    seed,
    now,
    raw: raw(one.clientId),
    dice: dice(seed, one.zone, 'asks'),
  }))
  return { test, worlds }
}
