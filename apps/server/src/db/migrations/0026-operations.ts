import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Data for Superadmins: jobs of all clients, mail delivery states and storage by client. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'client_storage',
    columns: [
      'client_id uuid not null',
      // Bytes, measured at `measured_at`.
      'pictures bigint not null',
      'answer_files bigint not null',
      'files integer not null',
      // Bytes: the sum of its people's storage limits.
      'allowed bigint not null',
      'measured_at timestamptz not null',
      'total bigint not null generated always as (pictures + answer_files) stored',
      'primary key (client_id)',
    ],
    foreignKeys: ['foreign key (client_id) references clients (id) on delete cascade'],
  })
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create index client_storage_by_size on client_storage (total desc, client_id desc)',
  'create index jobs_of_all on jobs (created_at desc, id desc)',
  'create index jobs_of_all_by_status on jobs (status, created_at desc, id desc)',
  `alter table mail_outbox add column status text not null default 'sent' check (status in ('waiting', 'sent', 'failed'))`,
  'alter table mail_outbox add column attempts integer not null default 0',
  // The mail server's error message.
  'alter table mail_outbox add column error text',
  'create index mail_outbox_by_status on mail_outbox (status, created_at desc, id desc)',
  'create index mail_outbox_by_address on mail_outbox using gin (lower(to_address) gin_trgm_ops)',
  'create index mail_outbox_by_subject on mail_outbox using gin (lower(subject) gin_trgm_ops)',
]
