import { type Kysely, sql } from 'kysely'

/**
 * Revisions count from 1 without gaps, in order of arrival. Those migrated by 0007 began later, so that the next change
 * was taken for an earlier one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `update answers a set revision = -n.place
        from (
          select client_id, attempt_id, slide_id, begun_on, revision,
            row_number() over (partition by client_id, attempt_id, slide_id, begun_on order by answered_at, revision) as place
          from answers
        ) n
        where n.place <> n.revision and a.client_id = n.client_id and a.attempt_id = n.attempt_id and a.slide_id = n.slide_id
          and a.begun_on = n.begun_on and a.revision = n.revision`,
    )
    .execute(db)
  await sql.raw('update answers set revision = -revision where revision < 0').execute(db)
}
