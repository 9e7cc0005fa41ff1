import type pg from 'pg'
import { createDatabase } from '../../../apps/server/src/db/database.ts'
import { listFaults } from '../../../apps/server/src/stored-counts.ts'
import { points } from '../../../packages/core/src/learning/points/points.ts'
import type { Way } from './take-courses.ts'

/** Acknowledged, but missing. */
export async function findLost(pool: pg.Pool, ways: readonly Way[]): Promise<readonly string[]> {
  const missing = async (what: string, keys: readonly string[], text: string): Promise<readonly string[]> => {
    const { rows } = await pool.query<{ key: string }>(text, [keys])
    const found = new Set(rows.map(({ key }) => key))
    return keys.filter((key) => !found.has(key)).map((key) => `${what} ${key}`)
  }
  const takings = ways.flatMap((way) => way.takings.map((taking) => ({ ...taking, way })))
  const acknowledged = (which: 'attemptId' | 'end') =>
    takings.flatMap((one) => (one.acknowledged.has(which === 'end' ? 'end' : one.attemptId) ? one.attemptId : []))
  return [
    ...(await missing(
      'enrolment',
      ways.flatMap(({ isEnrolled, courseId, learner }) => (isEnrolled ? `${courseId} ${learner.id}` : [])),
      `select course_id || ' ' || user_id as key from enrolments where removed is null and course_id || ' ' || user_id = any ($1)`,
    )),
    ...(await missing(
      'attempt',
      acknowledged('attemptId'),
      'select a.id::text as key from attempts a join course_attempts c on c.client_id = a.client_id and c.attempt_id = a.id where a.id = any ($1::uuid[])',
    )),
    ...(await missing(
      'end of attempt',
      acknowledged('end'),
      'select c.attempt_id::text as key from course_attempts c join attempts a on a.client_id = c.client_id and a.id = c.attempt_id where c.attempt_id = any ($1::uuid[]) and c.completed_at is not null and a.completed_at is not null',
    )),
    ...(await missing(
      'answer',
      takings.flatMap(({ answers, acknowledged: known }) => answers.flatMap(({ id }) => (known.has(id) ? id : []))),
      'select answer_id::text as key from answers where answer_id = any ($1::uuid[])',
    )),
    ...(await missing(
      'slide seen',
      takings.flatMap(({ way, deckId, answers, acknowledged: known }) =>
        answers.flatMap(({ slideId }) =>
          known.has(slideId) ? `${way.courseId} ${way.learner.id} ${deckId} ${slideId}` : [],
        ),
      ),
      `select course_id || ' ' || user_id || ' ' || deck_id || ' ' || slide as key from learner_decks cross join lateral unnest(seen) slide
       where course_id || ' ' || user_id || ' ' || deck_id || ' ' || slide = any ($1)`,
    )),
  ]
}

/** Once all was sent again: doubled, or not what it comes to, or counted otherwise than a rebuild counts it. */
export async function findWrong(pool: pg.Pool, ways: readonly Way[]): Promise<readonly string[]> {
  const keys = ways.map(({ courseId, learner }) => `${courseId} ${learner.id}`)
  const slides = ways[0]?.takings.flatMap(({ answers }) => answers).length ?? 0
  const decks = ways[0]?.takings.length ?? 0
  const earned = slides * (points.slide + points.first_try) + decks * (points.deck + points.pass) + points.course
  const { rows: states } = await pool.query<{ key: string; wrong: string }>(
    `select key, concat_ws(', ', case when status is distinct from 'passed' or percent <> 100 then 'not passed' end,
       case when certificates <> 1 then certificates || ' certificates' end, case when earned <> $2 then earned || ' points' end,
       case when attempts <> $3 then attempts || ' attempts' end, case when told <> 1 then 'told ' || told || ' times' end) as wrong
     from unnest($1::text[]) key left join lateral (select e.status, e.percent,
         (select count(*) from certificates c where c.client_id = e.client_id and c.course_id = e.course_id and c.user_id = e.user_id) as certificates,
         (select coalesce(sum(amount), 0) from points p where p.client_id = e.client_id and p.course_id = e.course_id and p.user_id = e.user_id) as earned,
         (select count(*) from course_attempts a where a.client_id = e.client_id and a.course_id = e.course_id and a.user_id = e.user_id) as attempts,
         (select count(*) from notifications n where n.client_id = e.client_id and n.user_id = e.user_id and n.type = 'passed' and n.link = '/courses/' || e.course_id || '/show') as told
       from enrolments e where e.course_id::text = split_part(key, ' ', 1) and e.user_id::text = split_part(key, ' ', 2)) e on true`,
    [keys, earned, decks],
  )
  const faults = await listFaults(createDatabase(pool))
  return [
    ...states.flatMap(({ key, wrong }) => (wrong === '' ? [] : `${key}: ${wrong}`)),
    ...faults.map((fault) => `counted: ${JSON.stringify(fault)}`),
  ]
}

/** People of a course who were not reminded once, by reminder and by notification. */
export async function findWronglyReminded(pool: pg.Pool, courseId: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ wrong: string }>(
    `select user_id || ': reminded ' || reminders || ' times, notified ' || notified as wrong from (
       select e.user_id, (select count(*) from learning_reminders r where r.client_id = e.client_id and r.course_id = e.course_id and r.user_id = e.user_id) as reminders,
         (select count(*) from notifications n where n.client_id = e.client_id and n.user_id = e.user_id and n.type = 'due_soon' and n.link = '/courses/' || e.course_id || '/show') as notified
       from enrolments e where e.course_id = $1) n where reminders <> 1 or notified <> 1`,
    [courseId],
  )
  return rows.map(({ wrong }) => wrong)
}
