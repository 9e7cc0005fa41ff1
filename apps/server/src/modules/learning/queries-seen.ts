import { type Named, runNamed } from '../../db/named-statement.ts'
import { type StatementDb, statementOf } from '../play/index.ts'
import type { Seen } from './learning-state.ts'

/** The place is that of the newest attempt: what an earlier one sends late doesn't move it. */
const isPlaced = '(l.attempt_id is null or l.attempt_id = g.attempt_id)'

/**
 * Adds slides to those seen; a row without anything new is not written. A deck's row is there since its attempt began.
 * An answer says where the learner is only where nothing else did.
 */
const addSlides = (name: string, isClient: string): Named<never> => ({
  name,
  text: `update learner_decks l
    set seen = l.seen || case when l.seen && g.slides::text[] then array(select s from unnest(g.slides::text[]) s where s <> all (l.seen)) else g.slides::text[] end,
      last_slide = case when ${isPlaced} then coalesce(g.at, l.last_slide, (g.slides::text[])[1]) else l.last_slide end, last_at = now()
    from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::integer[], $5::uuid[], $6::text[], $7::text[], $8::uuid[]) as g (client_id, user_id, course_id, round, deck_id, slides, at, attempt_id)
    where ${isClient} and l.client_id = g.client_id and l.user_id = g.user_id and l.course_id = g.course_id and l.round = g.round and l.deck_id = g.deck_id
      and (not l.seen @> g.slides::text[] or ${isPlaced} and l.last_slide is distinct from coalesce(g.at, l.last_slide))`,
})
/** A condition on the client's array costs each row a walk through it: only a distributed database needs one. */
const statements = {
  many: addSlides('learning_add_seen', 'true'),
  one: addSlides('learning_add_seen_of_one', 'l.client_id = ($1::uuid[])[1]'),
}

/** Each learner's deck once: an update takes one row of those that match. */
export async function addSeen(db: StatementDb, seen: readonly Seen[]): Promise<void> {
  const rows = merged(seen)
  const column = (name: 'clientId' | 'userId' | 'courseId' | 'round' | 'deckId' | 'attemptId') =>
    arrayLiteral(rows.map((row) => row[name]))
  await runNamed(db.pool, statementOf(db, statements), [
    column('clientId'),
    column('userId'),
    column('courseId'),
    column('round'),
    column('deckId'),
    // A slide may be called `null`.
    arrayLiteral(rows.map(({ slides }) => `"{${slides.map((id) => `\\"${id}\\"`).join()}}"`)),
    arrayLiteral(rows.map(({ at }) => (at === undefined ? 'NULL' : `"${at}"`))),
    column('attemptId'),
  ])
}

/** Of ids and numbers, which need no quotes: faster than pg's own, which quotes every value. */
const arrayLiteral = (values: readonly (string | number)[]): string => `{${values.join()}}`

const keyOf = ({ userId, courseId, round, deckId }: Seen): string => `${userId} ${courseId} ${round} ${deckId}`

function merged(seen: readonly Seen[]): readonly Seen[] {
  const rows = new Map<string, Seen>()
  for (const one of seen) {
    const known = rows.get(keyOf(one))
    rows.set(
      keyOf(one),
      known
        ? {
            ...one,
            slides: [...new Set([...known.slides, ...one.slides])],
            at: one.at ?? (known.attemptId === one.attemptId ? known.at : undefined),
          }
        : one,
    )
  }
  return [...rows.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}
