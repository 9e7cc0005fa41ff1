import type { FlowCell } from '@deckle/core/attribution/flow-cell.ts'
import { pathsOf } from '@deckle/core/attribution/visitor-path.ts'
import { isDeepStrictEqual } from 'node:util'
import { transaction } from '../../../db/transaction.ts'
import type { TouchesDb } from '../queries.ts'
import {
  addPeople,
  type CellChange,
  findZone,
  listTouchesOf,
  lockStale,
  lockVisitors,
  type StoredTouch,
  storePaths,
} from './queries.ts'

const BATCH = 500
/** A reader waits for so many batches at most. */
const MOST_BATCHES = 20

/** Counts the paths of visitors who touched something since; what they counted in before is taken away. */
export async function foldVisitors(db: TouchesDb, clientId: string): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch++) if ((await foldBatch(db, clientId)) < BATCH) return
}

/** All that wait. */
export async function foldAll(db: TouchesDb, clientId: string): Promise<void> {
  while ((await foldBatch(db, clientId)) > 0);
}

const foldBatch = (db: TouchesDb, clientId: string): Promise<number> =>
  transaction(db, async (trx) => {
    const ids = await lockStale(trx, clientId, BATCH)
    if (ids.length > 0) await recountPaths(trx, clientId, { ids, isStored: true })
    return ids.length
  })

interface Asked {
  readonly ids: readonly string[]
  /** False only compares. */
  readonly isStored: boolean
}

/** Paths of visitors, from what they touched, beside those that are counted; within a transaction. */
export async function recountPaths(trx: TouchesDb, clientId: string, { ids, isStored }: Asked) {
  const visitors = await lockVisitors(trx, clientId, ids)
  const touches = new Map<string, StoredTouch[]>(ids.map((id) => [id, []]))
  for (const touch of await listTouchesOf(trx, clientId, { ids, zone: await findZone(trx, clientId) }))
    touches.get(touch.visitor)?.push(touch)
  const now = visitors.map(({ id, paths }) => ({ id, before: paths, paths: cellsOf(touches.get(id) ?? []) }))
  if (!isStored) return now
  await addPeople(trx, clientId, changesOf(now.filter(({ before, paths }) => !isDeepStrictEqual(before, paths))))
  await storePaths(trx, clientId, now)
  return now
}

export const cellsOf = (touches: readonly StoredTouch[]): FlowCell[] =>
  pathsOf(touches).map(({ model, credited, article, deck, lead, course }) => ({
    model,
    day: credited.day,
    source: credited.source,
    campaign: credited.campaign,
    article,
    deck,
    lead,
    course,
  }))

interface Recounted {
  readonly before: readonly FlowCell[]
  readonly paths: readonly FlowCell[]
}

/** By cell, in a fixed order: two who fold don't wait for each other crosswise. */
function changesOf(visitors: readonly Recounted[]): readonly CellChange[] {
  const sums = new Map<string, { cell: FlowCell; people: number }>()
  const add = (cell: FlowCell, people: number) => {
    const { model, day, source, campaign, article, deck, lead, course } = cell
    const key = JSON.stringify([model, day, source, campaign, article, deck, lead, course])
    const sum = sums.get(key) ?? { cell, people: 0 }
    sum.people += people
    sums.set(key, sum)
  }
  for (const { before, paths } of visitors) {
    for (const cell of before) add(cell, -1)
    for (const cell of paths) add(cell, 1)
  }
  return [...sums]
    .filter(([, { people }]) => people !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, change]) => change)
}
