import { type Kysely, sql } from 'kysely'

/** The queue of figures has a row for attempts that were written to together, instead of one for each (docs/decisions/0058). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table figure_queue add column attempt_ids uuid[]',
  'update figure_queue set attempt_ids = array[attempt_id], deck_id = null where attempt_id is not null',
  'drop index figure_rebuilds',
  'alter table figure_queue drop column attempt_id',
  // The ids of a whole group stay in their row: they can't be compressed, and are read once.
  'alter table figure_queue alter column attempt_ids set storage external',
  'alter table figure_queue set (toast_tuple_target = 8160)',
  'create index figure_rebuilds on figure_queue (client_id) where deck_id is null and attempt_ids is null',
]
