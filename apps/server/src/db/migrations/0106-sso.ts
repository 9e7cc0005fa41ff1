import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'
import { isDistributed } from '../distribution/is-distributed.ts'

/** Single sign-on: settings of a client, its domains, sign-ins under way, and who a provider's account is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  if (await isDistributed({ query: (text) => sql.raw(text).execute(db) }))
    await sql`select create_distributed_table('sso_domain_names', 'domain')`.execute(db)
  for (const table of tables) await createClientTable(db, table)
}

const statements = [
  // The secret is sealed with the installation's.
  `alter table clients
    add column sso jsonb,
    add column sso_secret text,
    add column sso_only boolean not null default false`,
  // Verified domains: each is one client's.
  `create table sso_domain_names (
    domain text not null primary key,
    client_id uuid not null,
    domain_id uuid not null
  )`,
]

const client = 'foreign key (client_id) references clients (id) on delete cascade'

const tables = [
  {
    name: 'sso_domains',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'domain text not null',
      'verified_at timestamptz',
      'verified_by text',
      'created_at timestamptz not null default now()',
      'primary key (client_id, id)',
      'unique (client_id, domain)',
    ],
    foreignKeys: [client],
  },
  {
    name: 'sso_accounts',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'user_id uuid not null',
      'issuer text not null',
      'subject text not null',
      'created_at timestamptz not null default now()',
      'used_at timestamptz not null default now()',
      'primary key (client_id, id)',
      'unique (client_id, issuer, subject)',
    ],
    foreignKeys: ['foreign key (client_id, user_id) references users (client_id, id) on delete cascade'],
  },
  {
    name: 'sso_flows',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      // Hashes of the state and of the browser's cookie.
      'state bytea not null',
      'browser bytea not null',
      'nonce text not null',
      // Sealed.
      'verifier text not null',
      'issuer text not null',
      'back text not null',
      'expires_at timestamptz not null',
      'primary key (client_id, id)',
      'unique (client_id, state)',
    ],
    foreignKeys: [client],
  },
] as const
