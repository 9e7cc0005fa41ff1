import { type Kysely, sql } from 'kysely'

/** One-use play links become invites, so that "ticket" is free for the help desk: the table, its names, and the stored mode. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table tickets rename to invites`,
  `alter index tickets_secret rename to invites_secret`,
  `alter index tickets_by_deck rename to invites_by_deck`,
  // By pattern, as from PostgreSQL 18 on every "not null" is a constraint with a name too.
  `do $$
    declare found name;
    begin
      for found in
        select conname from pg_constraint where conrelid = 'invites'::regclass and starts_with(conname::text, 'tickets_')
      loop
        execute format('alter table invites rename constraint %I to %I', found, replace(found::text, 'tickets_', 'invites_'));
      end loop;
    end $$`,
  `update decks set settings = settings || '{"access": "invite"}' where settings ->> 'access' = 'ticket'`,
]
