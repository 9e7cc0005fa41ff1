import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Webhooks of a client, the deliveries to them, and each attempt at a delivery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createClientTable(db, table)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const tables = [
  {
    name: 'webhooks',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'url text not null',
      // Sealed with the installation's secret.
      'secret text not null',
      `events text[] not null default '{}'`,
      'active boolean not null default true',
      // Since when every delivery has failed.
      'failing_since timestamptz',
      // When it was switched off for that.
      'disabled_at timestamptz',
      'created_at timestamptz not null default now()',
      'updated_at timestamptz not null default now()',
      'primary key (client_id, id)',
    ],
    foreignKeys: ['foreign key (client_id) references clients (id) on delete cascade'],
  },
  {
    // The outbox: rows are written in the transaction of the event.
    name: 'webhook_deliveries',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'webhook_id uuid not null',
      'event text not null',
      'body text not null',
      `state text not null default 'waiting'`,
      'tries integer not null default 0',
      // Null: never again by itself.
      'next_at timestamptz',
      // Of the latest attempt.
      'response_code integer',
      `error text not null default ''`,
      'duration_ms integer',
      'tried_at timestamptz',
      'created_at timestamptz not null default now()',
      'primary key (client_id, id)',
    ],
    foreignKeys: ['foreign key (client_id, webhook_id) references webhooks (client_id, id) on delete cascade'],
  },
  {
    name: 'webhook_attempts',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'delivery_id uuid not null',
      'response_code integer',
      `error text not null default ''`,
      'duration_ms integer not null',
      'at timestamptz not null',
      'primary key (client_id, id)',
    ],
    foreignKeys: [
      'foreign key (client_id, delivery_id) references webhook_deliveries (client_id, id) on delete cascade',
    ],
  },
] as const

const statements = [
  'create index webhook_deliveries_by_hook on webhook_deliveries (client_id, webhook_id, created_at desc, id desc)',
  'create index webhook_deliveries_due on webhook_deliveries (next_at) where next_at is not null',
  'create index webhook_deliveries_by_age on webhook_deliveries (created_at)',
  'create index webhook_attempts_by_delivery on webhook_attempts (client_id, delivery_id, at)',
]
