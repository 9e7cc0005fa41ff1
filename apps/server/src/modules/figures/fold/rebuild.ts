import type { CellGroup } from '@deckle/core/report/facts/groups.ts'
import { createLedger, type Ledger } from '@deckle/core/report/facts/ledger.ts'
import { addDays } from '@deckle/core/time/day.ts'
import { deleteFigures, insertCells } from './queries-cells.ts'
import { insertFacts, listCounted, type StoredFact } from './queries-facts.ts'
import { recountViews, type FoldDb } from './queries-queue.ts'
import { type AttemptRow, listAttemptsAfter } from './queries-raw.ts'
import { factsOf, readRaw } from './read-facts.ts'

export interface Sizes {
  /** Attempts that are read at once. */
  readonly attempts: number
  /** Cells that are added up before those that are complete are written. */
  readonly cells: number
}
const usual: Sizes = { attempts: 4000, cells: 200_000 }

/**
 * Counts all the client's figures from raw rows, within the transaction that holds the client's lock: deck by deck, the
 * last attempts first, so that each cell is written once and few are held at a time.
 */
export async function rebuildClient(db: FoldDb, clientId: string, zone: string, sizes = usual): Promise<void> {
  const views = await recountViews(db, clientId, zone)
  await deleteFigures(db, clientId)
  const ledger = createLedger()
  for (const { deck_id, day, views: count } of views) ledger.addViews(deck_id, day, count)
  for await (const { rows, last } of pagesOf(db, clientId, zone, sizes.attempts)) {
    const facts = await markLast(db, clientId, factsOf(rows))
    await insertFacts(db, clientId, facts)
    for (const fact of facts) ledger.add(fact, fact.fact, fact.countsItems)
    if (ledger.size() > sizes.cells) await writeComplete(db, clientId, ledger, last)
  }
  await insertCells(db, clientId, ledger.close())
}

/** Attempts with their rows; the next ones are read while a page is counted. */
async function* pagesOf(db: FoldDb, clientId: string, zone: string, limit: number) {
  const read = async (after: AttemptRow | null) => {
    const attempts = await listAttemptsAfter(db, clientId, { after, zone, limit })
    return { rows: await readRaw(db, clientId, attempts), last: attempts.at(-1), isEnd: attempts.length < limit }
  }
  let next: ReturnType<typeof read> | null = read(null)
  while (next) {
    const { rows, last, isEnd }: Awaited<ReturnType<typeof read>> = await next
    if (!last) return
    next = isEnd ? null : read(last)
    // Whoever counts may fail before it is awaited.
    next?.catch(() => undefined)
    yield { rows, last }
  }
}

/**
 * All that no later attempt can be added to. By a zone's clock, a day may come twice: a month is complete when the second
 * day before it is reached.
 */
async function writeComplete(db: FoldDb, clientId: string, ledger: Ledger, { deck_id, day }: AttemptRow) {
  const reached = addDays(day, 2).slice(0, 7)
  const isComplete = (group: CellGroup) =>
    group.deckId < deck_id || (group.deckId === deck_id && group.grain !== 'all' && group.day.slice(0, 7) > reached)
  await insertCells(db, clientId, ledger.close(isComplete))
}

/** Of a person, the first that is read and has answers counts for items: it is the last one. */
async function markLast(db: FoldDb, clientId: string, facts: readonly StoredFact[]): Promise<StoredFact[]> {
  const people = facts.flatMap(({ deckId, personKey, fact }) =>
    personKey !== null && fact.hasAnswers ? [{ deckId, personKey }] : [],
  )
  const counted = new Set((await listCounted(db, clientId, people)).map((one) => `${one.deckId} ${one.personKey}`))
  return facts.map((fact) => {
    const person = `${fact.deckId} ${fact.personKey}`
    if (fact.personKey === null || !fact.fact.hasAnswers || counted.has(person)) return fact
    counted.add(person)
    return { ...fact, countsItems: true }
  })
}
