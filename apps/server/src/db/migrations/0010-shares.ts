import { type Kysely, sql } from 'kysely'

/**
 * Decks shared with the whole client or with named people, and the owner of a client. Existing decks are shared with
 * nobody. A client without an Admin is given to its first person, who registered it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table decks add column everyone text not null default 'none' check (everyone in ('none', 'view', 'edit'))`,
  `create index decks_for_everyone on decks (client_id, updated_at desc, id desc) where everyone <> 'none' and deleted_at is null`,
  `create table deck_shares (
    client_id uuid not null,
    deck_id uuid not null,
    user_id uuid not null,
    can text not null check (can in ('view', 'edit')),
    shared_by uuid not null,
    shared_at timestamptz not null default now(),
    primary key (client_id, deck_id, user_id),
    foreign key (client_id, deck_id) references decks (client_id, id) on delete cascade,
    foreign key (client_id, user_id) references users (client_id, id) on delete cascade
  )`,
  `create index deck_shares_by_user on deck_shares (client_id, user_id, deck_id) include (can)`,
  `alter table users add column owns_client boolean not null default false, add check (active or not owns_client)`,
  `create unique index users_owner on users (client_id) where owns_client`,
  `update users set owns_client = true where (client_id, id) in (
    select distinct on (u.client_id) u.client_id, u.id from users u
    where u.active and not exists (
      select from users a where a.client_id = u.client_id and a.active and a.license_type in ('Admin', 'Superadmin')
    )
    order by u.client_id, u.created_at, u.id
  )`,
]
