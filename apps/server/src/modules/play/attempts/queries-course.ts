import { sql } from 'kysely'
import type pg from 'pg'
import { type Named, runNamed } from '../../../db/named-statement.ts'
import type { PlayDb } from '../queries.ts'
import type { PinnedAttempt } from './attempt-token.ts'
import { begunOn, type NewAttempt } from './queries.ts'

const place: Named<{ deck_id: string; version_id: string; language: string; begun_on: string }> = {
  name: 'play_place_of_attempt',
  text: `select deck_id, version_id, language, ${begunOn} from attempts where client_id = $1 and id = $2`,
}

/** What a token says of an attempt. */
export async function findPlace(
  pool: pg.Pool,
  clientId: string,
  attemptId: string,
): Promise<PinnedAttempt | undefined> {
  const [row] = await runNamed(pool, place, [clientId, attemptId])
  return (
    row && {
      clientId,
      attemptId,
      deckId: row.deck_id,
      versionId: row.version_id,
      language: row.language,
      begunOn: row.begun_on,
    }
  )
}

type CourseAttemptRow = Pick<
  NewAttempt,
  'clientId' | 'id' | 'deckId' | 'versionId' | 'userId' | 'language' | 'device' | 'country'
> & { readonly startedAt: Date }

/** Counted on its deck; the limit of responses is the public's. False where there is an attempt with this id. */
export async function insertCourseAttempt(
  db: PlayDb,
  { clientId, id, deckId, versionId, userId, language, device, country, startedAt }: CourseAttemptRow,
): Promise<boolean> {
  const { rows } =
    await sql`insert into attempts (client_id, id, deck_id, version_id, user_id, language, device, country, source, started_at)
    values (${clientId}, ${id}, ${deckId}, ${versionId}, ${userId}, ${language}, ${device}, ${country}, 'course', ${startedAt})
    on conflict do nothing returning id`.execute(db)
  if (rows.length === 0) return false
  await sql`update decks set attempt_count = attempt_count + 1 where client_id = ${clientId} and id = ${deckId}`.execute(
    db,
  )
  return true
}
