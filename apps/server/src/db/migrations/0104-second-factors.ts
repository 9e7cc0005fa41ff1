import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Second factors of people, and which a client requires (docs/decisions/0067). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of columns) await sql.raw(`alter table ${column}`).execute(db)
  for (const table of tables) await createClientTable(db, table)
  for (const statement of indexes) await sql.raw(statement).execute(db)
}

const columns = [
  // Since when the person has one; null without.
  'users add column second_factor_at timestamptz',
  // An Admin took it away: the person must set up another one.
  'users add column second_factor_reset boolean not null default false',
  // A `FactorPolicy` of core.
  `clients add column second_factor jsonb not null default '{"grace_days": 14, "since": {}}'`,
  // When the person last proved who they are: at sign-in, and when asked again.
  'sessions add column proven_at timestamptz',
  // Whoever let the person in has asked for all factors.
  'sessions add column factors_done boolean not null default false',
]

const person = 'foreign key (client_id, user_id) references users (client_id, id) on delete cascade'

const tables = [
  {
    name: 'totp_secrets',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      // Sealed (platform/seal.ts).
      'secret text not null',
      // Of 30 seconds since 1970: that of the last code which was accepted. No code of it or before it is good.
      'last_step integer not null',
      'confirmed_at timestamptz not null',
      'last_used_at timestamptz',
      'primary key (client_id, user_id)',
    ],
    foreignKeys: [person],
  },
  {
    name: 'passkeys',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'user_id uuid not null',
      'name text not null',
      'credential_id text not null',
      'public_key bytea not null',
      'counter double precision not null',
      `transports text[] not null default '{}'`,
      // Stored by a password manager that has it on several devices.
      'synced boolean not null default false',
      'created_at timestamptz not null',
      'last_used_at timestamptz',
      'primary key (client_id, id)',
    ],
    foreignKeys: [person],
  },
  {
    name: 'recovery_codes',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      'hash bytea not null',
      'created_at timestamptz not null',
      'used_at timestamptz',
      'primary key (client_id, user_id, hash)',
    ],
    foreignKeys: [person],
  },
  {
    name: 'factor_challenges',
    columns: [
      'client_id uuid not null',
      'hash bytea not null',
      'user_id uuid not null',
      `purpose text not null check (purpose in ('sign_in', 'prove', 'totp', 'passkey'))`,
      // The challenge of WebAuthn; for `totp` the sealed secret that waits for its first code.
      'data text',
      'tries integer not null default 0',
      'expires_at timestamptz not null',
      'used_at timestamptz',
      'primary key (client_id, hash)',
    ],
    foreignKeys: [person],
  },
] as const

const indexes = [
  'create unique index passkeys_by_credential on passkeys (client_id, credential_id)',
  'create index passkeys_by_user on passkeys (client_id, user_id, created_at)',
  'create index factor_challenges_by_user on factor_challenges (client_id, user_id)',
  'create index factor_challenges_by_expiry on factor_challenges (expires_at)',
]
