import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'
import { isDistributed } from '../distribution/is-distributed.ts'

/** Issued certificates, their numbers over all clients, and the keys that clients sign them with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createClientTable(db, table)
  await sql
    .raw(
      'create table certificate_numbers (number text primary key, client_id uuid not null, certificate_id uuid not null)',
    )
    .execute(db)
  if (await isDistributed({ query: (text) => sql.raw(text).execute(db) }))
    await sql`select create_distributed_table('certificate_numbers', 'number')`.execute(db)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const client = 'foreign key (client_id) references clients (id) on delete cascade'

const tables = [
  {
    name: 'certificates',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'number text not null',
      // Without foreign keys: a certificate outlives its course, and is erased with its person by the erasure.
      'course_id uuid not null',
      'user_id uuid not null',
      'round integer not null',
      // What it says, as it was when it was issued.
      'name text not null',
      'course text not null',
      'summary text not null',
      'criteria text not null',
      'issuer text not null',
      'language text not null',
      'percentage real',
      'issued_at timestamptz not null',
      'valid_until timestamptz',
      'design jsonb not null',
      // A salted hash of the e-mail address (Open Badges 3.0 "IdentityObject"): who knows the address can verify it.
      'identity_hash text not null',
      'identity_salt text not null',
      // In the client's status lists.
      'place integer not null',
      'revoked_at timestamptz',
      'revoked_by uuid',
      'revoked_for text',
      // The certificate that was issued in its place.
      'replaced_by uuid',
      'primary key (client_id, id)',
      'unique (client_id, place)',
      'check ((revoked_at is null) = (revoked_for is null))',
    ],
    foreignKeys: [client],
  },
  {
    name: 'certificate_counts',
    columns: ['client_id uuid primary key', 'issued integer not null'],
    foreignKeys: [client],
  },
  {
    name: 'client_signing_keys',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      // Multibase.
      'public_key text not null',
      // PKCS #8 in base64url, encrypted with the installation's secret.
      'private_key text not null',
      'created_at timestamptz not null',
      'retired_at timestamptz',
      'primary key (client_id, id)',
    ],
    foreignKeys: [client],
  },
] as const

const statements = [
  'create unique index certificates_of_round on certificates (client_id, course_id, user_id, round) where replaced_by is null',
  'create index certificates_by_course on certificates (client_id, course_id, issued_at desc, id desc)',
  'create index certificates_by_user on certificates (client_id, user_id, issued_at desc, id desc)',
  'create index certificates_revoked on certificates (client_id, place) where revoked_at is not null',
  'create unique index client_signing_keys_in_use on client_signing_keys (client_id) where retired_at is null',
]
