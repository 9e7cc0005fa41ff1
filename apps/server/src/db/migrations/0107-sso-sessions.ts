import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** What signing out at the provider needs of a session that began there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'sso_sessions',
    columns: [
      'client_id uuid not null',
      'session_id uuid not null',
      'provider_client_id text not null',
      'end_session_endpoint text not null',
      // Sealed; empty where it is too long for an address.
      'id_token text not null',
      'primary key (client_id, session_id)',
    ],
    foreignKeys: ['foreign key (client_id, session_id) references sessions (client_id, id) on delete cascade'],
  })
  await sql`create index sso_accounts_by_user on sso_accounts (client_id, user_id)`.execute(db)
  await sql`create index sso_flows_by_end on sso_flows (expires_at)`.execute(db)
}
