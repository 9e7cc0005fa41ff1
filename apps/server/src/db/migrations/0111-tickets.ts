import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'
import { isDistributed } from '../distribution/is-distributed.ts'

/** The help desk: tickets with their messages and files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createClientTable(db, table)
  for (const statement of statements) await sql.raw(statement).execute(db)
  // Secrets of addresses are unique over all clients.
  await sql
    .raw('create table ticket_tokens (token_hash text primary key, client_id uuid not null, ticket_id uuid not null)')
    .execute(db)
  if (await isDistributed({ query: (text) => sql.raw(text).execute(db) }))
    await sql`select create_distributed_table('ticket_tokens', 'token_hash')`.execute(db)
}

const ofTicket = 'foreign key (client_id, ticket_id) references tickets (client_id, id) on delete cascade'

const tables = [
  {
    name: 'tickets',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'subject text not null',
      `state text not null default 'open' check (state in ('open', 'answered', 'closed'))`,
      // Null without an account.
      'user_id uuid',
      `email text not null default ''`,
      `name text not null default ''`,
      `language text not null default 'en'`,
      // Of whoever asked without an account: when they opened the link that was mailed to them.
      'confirmed_at timestamptz',
      // Asked without a captcha: no operator sees it before the address is confirmed.
      'held boolean not null default false',
      // Operators may be of another client.
      'assignee_client_id uuid',
      'assignee_id uuid',
      'message_count integer not null default 0',
      // SHA-256 of the secrets in the address of the thread and in the address that mails are replied to.
      'page_hash text not null',
      'reply_hash text not null',
      'created_at timestamptz not null default now()',
      'updated_at timestamptz not null default now()',
      'waiting_since timestamptz',
      'primary key (client_id, id)',
    ],
    foreignKeys: [
      'foreign key (client_id) references clients (id) on delete cascade',
      'foreign key (client_id, user_id) references users (client_id, id) on delete cascade',
    ],
  },
  {
    name: 'ticket_messages',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'ticket_id uuid not null',
      `kind text not null default 'message' check (kind in ('message', 'note'))`,
      `side text not null check (side in ('asker', 'operator'))`,
      'author_client_id uuid',
      'author_id uuid',
      'text text not null',
      `via text not null default 'web' check (via in ('web', 'mail'))`,
      'created_at timestamptz not null default now()',
      'primary key (client_id, id)',
    ],
    foreignKeys: [ofTicket],
  },
  {
    name: 'ticket_files',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'ticket_id uuid not null',
      'message_id uuid not null',
      'name text not null',
      'content_type text not null',
      'size integer not null',
      'file_key text not null',
      'primary key (client_id, id)',
    ],
    foreignKeys: [
      ofTicket,
      'foreign key (client_id, message_id) references ticket_messages (client_id, id) on delete cascade',
    ],
  },
] as const

const statements = [
  'create index tickets_by_person on tickets (client_id, user_id, updated_at desc, id desc)',
  'create index tickets_by_email on tickets (client_id, email) where user_id is null',
  'create index tickets_by_client on tickets (client_id, state, coalesce(waiting_since, updated_at), id)',
  `create index tickets_waiting on tickets (coalesce(waiting_since, updated_at), id) where state = 'open' and not held`,
  'create index tickets_by_assignee on tickets (assignee_id) where assignee_id is not null',
  'create index tickets_held on tickets (created_at) where held',
  'create index ticket_messages_by_ticket on ticket_messages (client_id, ticket_id, created_at, id)',
  'create index ticket_messages_by_author on ticket_messages (author_id) where author_id is not null',
  'create index ticket_files_by_ticket on ticket_files (client_id, ticket_id)',
]
