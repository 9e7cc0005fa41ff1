import type { RandomDeck } from './decks.ts'
import type { People } from './people.ts'
import { before, DAY, type Dice } from '../random/dice.ts'
import type { Collected } from './rows.ts'

/** A competency, one below it, and one beside them that no deck counts for. */
export function addCompetencies(
  rows: Collected,
  {
    clientId,
    decks,
    people,
    now,
  }: { readonly clientId: string; readonly decks: readonly RandomDeck[]; readonly people: People; readonly now: Date },
  { pick, below, chance, next, uuid }: Dice,
): readonly string[] {
  const ids = [uuid(), uuid(), uuid()] as const
  const scale = ['Not yet', 'Developing', 'Proficient', 'Expert']
  for (const [seq, id] of ids.entries()) {
    const threshold = pick([50, 70, 95])
    rows.add('competencies', {
      client_id: clientId,
      id,
      name: `Skill ${seq}`,
      parent_id: seq === 1 ? ids[0] : null,
      scale,
      seq,
      threshold,
    })
    if (seq < 2)
      for (const deck of decks.slice(0, 2 + seq))
        rows.add('competency_decks', { client_id: clientId, competency_id: id, deck_id: deck.id, weight: 1 + below(3) })
  }
  for (const { id: user_id } of people.all) {
    for (const deck of decks.slice(0, 3))
      if (chance(0.4))
        rows.add('deck_bests', { client_id: clientId, deck_id: deck.id, user_id, percentage: below(1001) / 10 })
    if (chance(0.4))
      rows.add('competency_history', {
        client_id: clientId,
        id: uuid(),
        user_id,
        competency_id: pick(ids),
        percentage: below(1001) / 10,
        level: below(4),
        changed_at: before(now, next() * 70 * DAY),
      })
  }
  return ids
}

/** Some quarters of an hour of a month, as bits. */
function quartersOf(month: string, { below }: Dice): string {
  const all = ((Date.parse(nextMonth(month)) - Date.parse(month)) / DAY) * 96
  const places = Array.from({ length: 1 + below(12) }, () => below(all))
  return Array.from({ length: 2976 }, (_, at) => (places.includes(at) ? '1' : '0')).join('')
}
/** First day of an earlier month in UTC. */
const monthBefore = (now: Date, back: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 10)
const nextMonth = (month: string): string => `${new Date(Date.parse(month) + 31 * DAY).toISOString().slice(0, 7)}-01`

/** Points, streaks, and the days on which people were seen. */
export function addActivity(
  rows: Collected,
  { clientId, people, now }: { readonly clientId: string; readonly people: People; readonly now: Date },
  dice: Dice,
): void {
  const { pick, below, chance, next, uuid } = dice
  for (const { id: user_id } of people.all) {
    const ids = { client_id: clientId, user_id }
    for (let left = below(5); left > 0; left--)
      rows.add('points', {
        ...ids,
        reason: uuid(),
        amount: pick([1, 10, 20, 100]),
        earned_at: before(now, next() * 40 * DAY),
      })
    if (chance(0.5))
      rows.add('learner_streaks', {
        ...ids,
        days: 1 + below(9),
        last_day: before(now, below(6) * DAY)
          .toISOString()
          .slice(0, 10),
      })
    for (const month of [1, 2, 3].map((back) => monthBefore(now, back)))
      if (chance(0.4)) rows.add('active_months', { ...ids, month, quarters: quartersOf(month, dice) })
  }
}

/** Of some attempts, one each. */
export function addLeads(
  rows: Collected,
  clientId: string,
  now: Date,
  { pick, chance, next, maybe, uuid }: Dice,
): void {
  for (const { id: attempt_id, deck_id } of rows.of('attempts') as readonly { id: string; deck_id: string }[])
    if (chance(0.2))
      rows.add('leads', {
        client_id: clientId,
        id: uuid(),
        deck_id,
        attempt_id,
        email: 'lead@example.org',
        source: pick(['', 'mail']),
        device: pick(['phone', 'desktop']),
        country: maybe(pick(['IN', 'US'])),
        created_at: before(now, next() * 75 * DAY),
        deleted_at: maybe(now, 0.2),
      })
}

export function addStorage(
  rows: Collected,
  { clientId, people, now }: { readonly clientId: string; readonly people: People; readonly now: Date },
  { below, pick, chance, uuid }: Dice,
): void {
  if (chance(0.8))
    rows.add('client_storage', {
      client_id: clientId,
      allowed: 1000,
      files: 2,
      pictures: below(90),
      answer_files: below(90),
      measured_at: now,
    })
  for (let back = 0; back < 80; back += 1 + below(30))
    rows.add('client_usage', {
      client_id: clientId,
      day: before(now, back * DAY)
        .toISOString()
        .slice(0, 10),
      space: below(1000),
    })
  for (let left = below(5); left > 0; left--)
    rows.add('media', {
      client_id: clientId,
      id: uuid(),
      owner_id: pick(people.all).id,
      size: below(500),
      deleted_at: chance(0.2) ? now : null,
    })
}
