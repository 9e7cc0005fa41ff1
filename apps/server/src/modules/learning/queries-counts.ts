import type { PartChange } from '@deckle/core/learning/part-counts.ts'
import { sql } from 'kysely'
import type { LearningDb } from './queries.ts'

/** Adds to what is counted of a course's decks and topics, in the order of their ids, so that learners don't deadlock. */
export async function addToPartCounts(
  db: LearningDb,
  { clientId, courseId }: { readonly clientId: string; readonly courseId: string },
  changes: readonly PartChange[],
): Promise<void> {
  if (changes.length === 0) return
  const column = (name: Exclude<keyof PartChange, 'part'>) => changes.map((change) => change[name])
  await sql`insert into course_part_counts as c (client_id, course_id, part_id, started, completed, scored, percentage_sum)
    select ${clientId}::uuid, ${courseId}::uuid, part, started, completed, scored, percentage_sum
    from unnest(${changes.map(({ part }) => part)}::text[], ${column('started')}::integer[], ${column('completed')}::integer[], ${column('scored')}::integer[], ${column('percentageSum')}::bigint[])
      as g (part, started, completed, scored, percentage_sum)
    on conflict (client_id, course_id, part_id) do update set started = c.started + excluded.started, completed = c.completed + excluded.completed,
      scored = c.scored + excluded.scored, percentage_sum = c.percentage_sum + excluded.percentage_sum`.execute(db)
}
