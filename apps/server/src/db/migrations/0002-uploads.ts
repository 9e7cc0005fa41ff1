import { type Kysely, sql } from 'kysely'

/** Files uploaded while playing. `claimed_at`: when an answer named the file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table uploads (
    client_id uuid not null,
    id uuid not null,
    owner_id uuid not null,
    deck_id uuid not null,
    attempt_id uuid not null,
    slide_id text not null,
    name text not null,
    content_type text not null,
    size bigint not null,
    file_key text not null,
    created_at timestamptz not null default now(),
    claimed_at timestamptz,
    primary key (client_id, id),
    foreign key (client_id, owner_id) references users (client_id, id)
  )`,
  `create unique index uploads_id on uploads (id)`,
  `create index uploads_by_slide on uploads (client_id, attempt_id, slide_id)`,
  `create index uploads_by_owner on uploads (client_id, owner_id) include (size)`,
  `create index uploads_by_age on uploads (created_at)`,
]
