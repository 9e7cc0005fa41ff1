import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** What clients buy, pay and get back, with the invoices of it. Amounts are in the currency's minor unit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createClientTable(db, table)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const ofClient = 'foreign key (client_id) references clients (id) on delete cascade'
const ofPurchase = 'foreign key (client_id, purchase_id) references purchases (client_id, id) on delete cascade'
const ofPayment = 'foreign key (client_id, payment_id) references payments (client_id, id) on delete cascade'

const tables = [
  {
    name: 'billing_accounts',
    columns: [
      'client_id uuid not null primary key',
      // What the purchases gave last: a plan that is another one was set by an operator.
      `plan text not null default 'free'`,
      `status text not null default 'none'`,
      // Who is named on invoices.
      `buyer jsonb not null default '{}'`,
      // When something ends by itself; null for never.
      'changes_at timestamptz',
      // Since when more is published than the plan has room for.
      'over_since timestamptz',
      'over_notices integer not null default 0',
    ],
    foreignKeys: [ofClient],
  },
  {
    // Orders and subscriptions.
    name: 'purchases',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'user_id uuid not null',
      "gateway text not null check (gateway in ('razorpay', 'sandbox'))",
      'gateway_id text not null',
      'plan text not null',
      'net bigint not null',
      'tax bigint not null',
      'tax_rate integer not null',
      'currency text not null',
      // What else is charged, by the gateway's plan.
      `terms jsonb not null default '{}'`,
      // When the gateway ended it.
      'ended_at timestamptz',
      'failed_at timestamptz',
      // When another purchase took its place.
      'replaced_at timestamptz',
      // A price id, or 'free': begins at the end of the period.
      'next_plan text',
      'next_terms jsonb',
      // When the gateway was asked for it.
      'next_sent_at timestamptz',
      // Notices of the failure that lasts.
      'failure_notices integer not null default 0',
      'created_at timestamptz not null default now()',
      'primary key (client_id, id)',
    ],
    foreignKeys: [ofClient],
  },
  {
    name: 'payments',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'purchase_id uuid not null',
      'gateway_id text not null',
      'plan text not null',
      'amount bigint not null',
      'tax bigint not null default 0',
      'tax_rate integer not null default 0',
      'paid_at timestamptz',
      'period_from timestamptz',
      'period_to timestamptz',
      // Told by the gateway; before that by the browser.
      'confirmed boolean not null default false',
      'failed_at timestamptz',
      `reason text not null default ''`,
      // Paid twice: sent back.
      'surplus boolean not null default false',
      'created_at timestamptz not null default now()',
      'primary key (client_id, id)',
      'unique (client_id, gateway_id)',
    ],
    foreignKeys: [ofPurchase],
  },
  {
    name: 'refunds',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'payment_id uuid not null',
      // Null until the gateway has made it.
      'gateway_id text',
      'amount bigint not null',
      "cause text not null check (cause in ('operator', 'credit', 'surplus', 'gateway'))",
      `reason text not null default ''`,
      "state text not null check (state in ('requested', 'done', 'failed'))",
      'requested_by uuid',
      'created_at timestamptz not null default now()',
      'done_at timestamptz',
      'primary key (client_id, id)',
      'unique (client_id, gateway_id)',
    ],
    foreignKeys: [ofPayment],
  },
  {
    // Never changed.
    name: 'invoices',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'number text not null',
      "kind text not null check (kind in ('invoice', 'credit_note'))",
      'payment_id uuid not null',
      'refund_id uuid',
      'corrects text',
      'at timestamptz not null',
      'plan text not null',
      'period text not null',
      'period_from timestamptz not null',
      'period_to timestamptz',
      'amount bigint not null',
      'tax bigint not null',
      'tax_rate integer not null',
      'currency text not null',
      'seller jsonb not null',
      'buyer jsonb not null',
      'sandbox boolean not null',
      'primary key (client_id, id)',
      'unique (client_id, number)',
    ],
    foreignKeys: [ofPayment],
  },
  {
    name: 'payment_events',
    columns: [
      'client_id uuid not null',
      'event_id text not null',
      'event text not null',
      'at timestamptz not null default now()',
      'primary key (client_id, event_id)',
    ],
    foreignKeys: [ofClient],
  },
] as const

const statements = [
  'create index purchases_by_client on purchases (client_id, created_at)',
  'create index payments_by_purchase on payments (client_id, purchase_id)',
  'create index payments_by_time on payments (client_id, created_at desc, id desc)',
  'create index refunds_by_payment on refunds (client_id, payment_id)',
  'create index refunds_requested on refunds (created_at) where state = $$requested$$',
  'create index invoices_by_time on invoices (client_id, at desc, id desc)',
  'create unique index invoices_once on invoices (client_id, payment_id) where refund_id is null',
  'create unique index credit_notes_once on invoices (client_id, refund_id) where refund_id is not null',
  'create index billing_accounts_due on billing_accounts (changes_at) where changes_at is not null',
  'create index billing_accounts_over on billing_accounts (over_since) where over_since is not null',
  'create index purchases_scheduled on purchases (next_plan) where next_plan is not null',
  'create index purchases_failing on purchases (failed_at) where failed_at is not null',
  'create index payment_events_by_age on payment_events (at)',
  // The gateway's ids are unique over all clients.
  'create table payment_references (reference text primary key, client_id uuid not null, purchase_id uuid not null)',
  // Events that name a payment of which nothing is known yet.
  `create table waiting_payment_events (event_id text primary key, reference text not null, body text not null, at timestamptz not null default now())`,
  'create index waiting_payment_events_by_reference on waiting_payment_events (reference)',
  // The last number of each series and year: over all clients, without gaps.
  'create table invoice_numbers (series text not null, year integer not null, last integer not null, primary key (series, year))',
]
