import { runNamed } from '../../db/named-statement.ts'
import { ofClients, type StatementDb, statementOf } from '../play/index.ts'
import type { Seen } from './learning-state.ts'

/**
 * Adds slides to those seen; a row without anything new is not written. A deck's row is there since its attempt began.
 * An answer says where the learner is only where nothing else did.
 */
const addSlides = ofClients<never>(
  'learning_add_seen',
  ({ isClient }) => `update learner_decks l
    set seen = l.seen || array(select s from unnest(g.slides::text[]) s where s <> all (l.seen)),
      last_slide = coalesce(g.at, l.last_slide, (g.slides::text[])[1]), last_at = now()
    from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::integer[], $5::uuid[], $6::text[], $7::text[]) as g (client_id, user_id, course_id, round, deck_id, slides, at)
    where ${isClient('l.client_id')} and l.client_id = g.client_id and l.user_id = g.user_id and l.course_id = g.course_id and l.round = g.round and l.deck_id = g.deck_id
      and (not l.seen @> g.slides::text[] or l.last_slide is distinct from coalesce(g.at, l.last_slide))`,
)

/** Each learner's deck once: an update takes one row of those that match. */
export async function addSeen(db: StatementDb, seen: readonly Seen[]): Promise<void> {
  const rows = merged(seen)
  const column = <K extends keyof Seen>(name: K) => rows.map((row) => row[name])
  await runNamed(db.pool, statementOf(db, addSlides), [
    column('clientId'),
    column('userId'),
    column('courseId'),
    column('round'),
    column('deckId'),
    // Ids of slides need no quotes.
    rows.map(({ slides }) => `{${slides.join()}}`),
    rows.map(({ at }) => at ?? null),
  ])
}

const keyOf = ({ userId, courseId, round, deckId }: Seen): string => `${userId} ${courseId} ${round} ${deckId}`

function merged(seen: readonly Seen[]): readonly Seen[] {
  const rows = new Map<string, Seen>()
  for (const one of seen) {
    const known = rows.get(keyOf(one))
    rows.set(
      keyOf(one),
      known ? { ...one, slides: [...new Set([...known.slides, ...one.slides])], at: one.at ?? known.at } : one,
    )
  }
  return [...rows.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}
