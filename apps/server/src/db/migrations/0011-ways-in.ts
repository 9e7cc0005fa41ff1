import { type Kysely, sql } from 'kysely'

/** Tokens issued by Admins, unconfirmed e-mail addresses, and an index on the media bin by age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table authtokens (
    client_id uuid not null,
    id uuid not null,
    user_id uuid not null,
    hash bytea not null,
    uses integer not null check (uses > 0),
    used integer not null default 0 check (used <= uses),
    issued_by uuid,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz,
    primary key (client_id, id),
    foreign key (client_id, user_id) references users (client_id, id) on delete cascade
  )`,
  `create unique index authtokens_hash on authtokens (hash)`,
  `create index authtokens_by_user on authtokens (client_id, user_id, created_at desc, id desc)`,
  `create table email_changes (
    client_id uuid not null,
    user_id uuid not null,
    email text not null,
    asked_at timestamptz not null,
    hash bytea,
    expires_at timestamptz,
    primary key (client_id, user_id),
    foreign key (client_id, user_id) references users (client_id, id) on delete cascade
  )`,
  `create unique index email_changes_hash on email_changes (hash)`,
  `create index media_in_bin on media (deleted_at) where deleted_at is not null`,
]
