import { factOf } from '@deckle/core/report/facts/fact.ts'
import type { StoredFact } from './queries-facts.ts'
import type { FoldDb } from './queries-queue.ts'
import { type AnswerRow, type AttemptRow, type EventRow, listAnswersOf, listEventsOf } from './queries-raw.ts'

/** Attempts with their answers and events. */
export interface RawRows {
  readonly attempts: readonly AttemptRow[]
  readonly answers: readonly AnswerRow[]
  readonly events: readonly EventRow[]
}

export async function readRaw(db: FoldDb, clientId: string, attempts: readonly AttemptRow[]): Promise<RawRows> {
  if (attempts.length === 0) return { attempts, answers: [], events: [] }
  const answers = await listAnswersOf(db, clientId, attempts)
  return { attempts, answers, events: await listEventsOf(db, clientId, attempts) }
}

/** What attempts come to. Of people who are known, none counts for items: which attempt does is found afterwards. */
export function factsOf(rows: RawRows): StoredFact[] {
  const answers = byAttempt(rows.answers)
  const events = byAttempt(rows.events)
  return rows.attempts.flatMap((row): StoredFact[] => {
    const fact = factOf({
      startedAt: row.started,
      completedAt: row.completed,
      percentage: row.percentage,
      passed: row.passed,
      seconds: row.seconds,
      hasLead: row.has_lead,
      answers: answers.get(row.id) ?? [],
      // An event says itself which attempt and deck it is of.
      events: (events.get(row.id) ?? []).filter(({ deck_id }) => deck_id === row.deck_id),
    })
    return fact ? [{ ...placeOf(row), countsItems: row.person_key === null && fact.hasAnswers, fact }] : []
  })
}

function placeOf(row: AttemptRow): Omit<StoredFact, 'countsItems' | 'fact'> {
  return {
    attemptId: row.id,
    deckId: row.deck_id,
    versionId: row.version_id,
    day: row.day,
    device: row.device,
    country: row.country,
    source: row.source,
    medium: row.medium,
    campaign: row.campaign,
    personKey: row.person_key,
    startedAt: row.started,
    completedAt: row.completed,
  }
}

function byAttempt<Row extends { readonly attempt_id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const of = found.get(row.attempt_id)
    if (of) of.push(row)
    else found.set(row.attempt_id, [row])
  }
  return found
}
