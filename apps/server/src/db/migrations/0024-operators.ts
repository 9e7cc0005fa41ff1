import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Clients opened by Superadmins and partners, and requests for a larger plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'upgrade_requests',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'user_id uuid not null',
      `plan text not null check (plan in ('educational', 'business', 'perpetual_business', 'agency'))`,
      `text text not null default ''`,
      // Forwarded: an Admin has approved it, or the client has no Admin. A Superadmin decides.
      `status text not null default 'open' check (status in ('open', 'forwarded', 'granted', 'refused'))`,
      // UTC day: a person may send one request a day.
      'asked_on date not null',
      'created_at timestamptz not null default now()',
      `answer text not null default ''`,
      'answered_by uuid',
      'answered_at timestamptz',
      'primary key (client_id, id)',
      'unique (client_id, user_id, asked_on)',
    ],
    foreignKeys: ['foreign key (client_id, user_id) references users (client_id, id) on delete cascade'],
  })
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create index upgrade_requests_by_age on upgrade_requests (client_id, created_at desc, id desc)',
  // The key of a translated text and its placeholder values, rendered in the recipient's language.
  'alter table notifications add column words jsonb',
  // The client that opened this one; null for a client that registered itself.
  'alter table clients add column partner_id uuid',
  'alter table clients add column opened_by uuid',
  'create index clients_by_partner on clients (partner_id, created_at desc, id desc) where partner_id is not null',
]
