import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** For those who run the installation: who opened a client, and what people ask of their plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'upgrade_requests',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'user_id uuid not null',
      `plan text not null check (plan in ('educational', 'business', 'perpetual_business', 'agency'))`,
      `text text not null default ''`,
      // Forwarded: an Admin is for it, or there is none; those who run the installation decide.
      `status text not null default 'open' check (status in ('open', 'forwarded', 'granted', 'refused'))`,
      // In UTC: one a day.
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
  // A notification in the words of the reader's language: their key, and what they name.
  'alter table notifications add column words jsonb',
  // The client of the partner or the operator who opened this one; null for one that registered itself.
  'alter table clients add column partner_id uuid',
  'alter table clients add column opened_by uuid',
  'create index clients_by_partner on clients (partner_id, created_at desc, id desc) where partner_id is not null',
]
