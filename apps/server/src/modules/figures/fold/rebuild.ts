import { createLedger } from '@deckle/core/report/facts/ledger.ts'
import { addToCells, deleteFigures } from './queries-cells.ts'
import { countLastAttempts, listFactsAfter, putFacts } from './queries-facts.ts'
import { recountViews, type FoldDb } from './queries-queue.ts'
import { listAttemptsAfter } from './queries-raw.ts'
import { readFacts } from './read-facts.ts'

const BATCH = 2000
/** Facts that are added up before they are written. */
const MOST_IN_LEDGER = 50_000
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Counts all the client's figures from raw rows, within the transaction that holds the client's lock. */
export async function rebuildClient(db: FoldDb, clientId: string, zone: string): Promise<void> {
  const views = await recountViews(db, clientId, zone)
  await deleteFigures(db, clientId)
  await readAll(db, clientId, zone)
  await countLastAttempts(db, clientId)
  const ledger = createLedger()
  for (const { deck_id, day, views: count } of views) ledger.addViews(deck_id, day, count)
  await addToCells(db, clientId, ledger.cells())
  await addAll(db, clientId)
}

async function readAll(db: FoldDb, clientId: string, zone: string): Promise<void> {
  for (let after = FIRST; ;) {
    const attempts = await listAttemptsAfter(db, clientId, { after, zone, limit: BATCH })
    await putFacts(db, clientId, await readFacts(db, clientId, attempts))
    const last = attempts.at(-1)
    if (!last || attempts.length < BATCH) return
    after = last.id
  }
}

async function addAll(db: FoldDb, clientId: string): Promise<void> {
  let ledger = createLedger()
  let added = 0
  for (let after = FIRST; ;) {
    const facts = await listFactsAfter(db, clientId, after, BATCH)
    for (const fact of facts) ledger.add(fact, fact.fact, fact.countsItems)
    added += facts.length
    const last = facts.at(-1)
    const isEnd = !last || facts.length < BATCH
    if (isEnd || added >= MOST_IN_LEDGER) {
      await addToCells(db, clientId, ledger.cells())
      ledger = createLedger()
      added = 0
    }
    if (isEnd) return
    after = last.attemptId
  }
}
