import { isDeepStrictEqual } from 'node:util'
import { createLedger, type Ledger } from '@deckle/core/report/facts/ledger.ts'
import { addToCells } from './queries-cells.ts'
import {
  deleteFacts,
  listFacts,
  listWronglyCounted,
  type PersonOnDeck,
  putFacts,
  type StoredFact,
  turnCounting,
} from './queries-facts.ts'
import { deleteQueued, type FoldDb, listQueue, type QueueRow } from './queries-queue.ts'
import { listAttempts } from './queries-raw.ts'
import { factsOf, readRaw } from './read-facts.ts'

/** The queue is read for so many times the attempts of a batch. */
const REPEATED = 4
/** Attempts that are read and counted at once; between them, what arrives is answered. */
const AT_ONCE = 50

/**
 * Counts what rows of the queue name, within the transaction that holds the client's lock. Attempts are read anew and
 * what they came to before is taken away, so order and repetition of rows do not matter. Returns the number of rows.
 */
export async function foldBatch(db: FoldDb, clientId: string, zone: string, limit: number): Promise<number> {
  const { rows, ids } = firstOf(await listQueue(db, clientId, zone, limit * REPEATED), limit)
  if (rows.length === 0) return 0
  const ledger = createLedger()
  for (const { deckId, day, views } of viewsOf(rows)) ledger.addViews(deckId, day, views)
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await foldAttempts(db, clientId, { ids: ids.slice(at, at + AT_ONCE), zone, ledger })
  await addToCells(db, clientId, ledger.close())
  await deleteQueued(
    db,
    clientId,
    rows.map(({ id }) => id),
  )
  return rows.length
}

/** Rows until they name `limit` different attempts: of who answers fast, many name the same. */
function firstOf(queue: readonly QueueRow[], limit: number): { rows: readonly QueueRow[]; ids: readonly string[] } {
  const ids = new Set<string>()
  const end = queue.findIndex(({ attempt_ids }) => {
    if (ids.size >= limit) return true
    for (const id of attempt_ids ?? []) ids.add(id)
    return false
  })
  return { rows: end === -1 ? queue : queue.slice(0, end), ids: [...ids] }
}

function viewsOf(rows: readonly QueueRow[]): Iterable<{ deckId: string; day: string; views: number }> {
  const found = new Map<string, { deckId: string; day: string; views: number }>()
  for (const { deck_id: deckId, day } of rows) {
    if (deckId === null || day === null) continue
    const of = found.get(`${deckId} ${day}`) ?? { deckId, day, views: 0 }
    of.views++
    found.set(`${deckId} ${day}`, of)
  }
  return found.values()
}

interface Batch {
  readonly ids: readonly string[]
  readonly zone: string
  readonly ledger: Ledger
}

async function foldAttempts(db: FoldDb, clientId: string, { ids, zone, ledger }: Batch): Promise<void> {
  const before = new Map((await listFacts(db, clientId, ids)).map((fact) => [fact.attemptId, fact]))
  const read = factsOf(await readRaw(db, clientId, await listAttempts(db, clientId, ids, zone)))
  // Until it is known which attempt of a person counts, those that did still do.
  const facts = read.map((fact) =>
    fact.personKey === null || !fact.fact.hasAnswers
      ? fact
      : { ...fact, countsItems: before.get(fact.attemptId)?.countsItems ?? false },
  )
  const changed = facts.filter((fact) => !isDeepStrictEqual(fact, before.get(fact.attemptId)))
  const now = new Set(facts.map(({ attemptId }) => attemptId))
  const gone = [...before.values()].filter(({ attemptId }) => !now.has(attemptId))
  for (const { attemptId } of changed) {
    const old = before.get(attemptId)
    if (old) ledger.take(old, old.fact, old.countsItems)
  }
  for (const fact of gone) ledger.take(fact, fact.fact, fact.countsItems)
  for (const fact of changed) ledger.add(fact, fact.fact, fact.countsItems)
  await putFacts(db, clientId, changed)
  await deleteFacts(
    db,
    clientId,
    gone.map(({ attemptId }) => attemptId),
  )
  const touched = [...changed, ...gone, ...changed.flatMap(({ attemptId }) => before.get(attemptId) ?? [])]
  await turnWronglyCounted(db, clientId, peopleOf(touched), ledger)
}

async function turnWronglyCounted(db: FoldDb, clientId: string, people: readonly PersonOnDeck[], ledger: Ledger) {
  const wrong = await listWronglyCounted(db, clientId, people)
  for (const fact of wrong) {
    ledger.take(fact, fact.fact, fact.countsItems)
    ledger.add(fact, fact.fact, !fact.countsItems)
  }
  await turnCounting(
    db,
    clientId,
    wrong.map(({ attemptId }) => attemptId),
  )
}

function peopleOf(facts: readonly StoredFact[]): PersonOnDeck[] {
  const found = new Map<string, PersonOnDeck>()
  for (const { deckId, personKey } of facts)
    if (personKey !== null) found.set(`${deckId} ${personKey}`, { deckId, personKey })
  return [...found.values()]
}
