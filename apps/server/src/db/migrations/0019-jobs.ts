import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Work that takes more than a second: imports, exports, bulk actions, with their items. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'jobs',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'kind text not null',
      `status text not null default 'queued' check (status in ('draft', 'queued', 'running', 'done', 'failed', 'stopped'))`,
      'created_by uuid not null',
      `params jsonb not null default '{}'`,
      // Null while it is not known.
      'total integer',
      'done integer not null default 0',
      'refused integer not null default 0',
      `counts jsonb not null default '{}'`,
      // Of a job that failed: a refusal's code, or `internal`.
      'error text',
      'file_key text',
      'file_name text',
      'file_type text',
      'stop_requested boolean not null default false',
      // Until when it can be undone; null where it cannot.
      'undo_until timestamptz',
      'created_at timestamptz not null default now()',
      'started_at timestamptz',
      'finished_at timestamptz',
      // Of the server that runs it: a job whose server died is taken up by another.
      'beat_at timestamptz not null default now()',
      'primary key (client_id, id)',
    ],
    foreignKeys: ['foreign key (client_id, created_by) references users (client_id, id) on delete cascade'],
  })
  await createClientTable(db, {
    name: 'job_items',
    columns: [
      'client_id uuid not null',
      'job_id uuid not null',
      // From 1 on.
      'seq integer not null',
      // The person or thing that the item is about, where there is one yet.
      'subject_id uuid',
      // A row of an import, or what was there before the change.
      `data jsonb not null default '{}'`,
      // Null while it is not done.
      'outcome text',
      'reason text',
      'primary key (client_id, job_id, seq)',
    ],
    foreignKeys: ['foreign key (client_id, job_id) references jobs (client_id, id) on delete cascade'],
  })
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create index jobs_by_age on jobs (client_id, created_at desc, id desc)',
  'create index jobs_by_person on jobs (client_id, created_by, created_at desc, id desc)',
  `create index jobs_open on jobs (beat_at) where status in ('queued', 'running')`,
  'create index job_items_by_outcome on job_items (client_id, job_id, outcome, seq)',
]
