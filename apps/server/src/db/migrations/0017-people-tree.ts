import { type Kysely, sql } from 'kysely'
import { isDistributed } from '../distribution/is-distributed.ts'

/**
 * The way from the top of the hierarchy to each person as a path of ids, 16 bytes each (a materialised path). Everybody
 * below a person is one range of an index. The foreign key makes a cycle impossible: a path is its manager's path and
 * one id more (docs/decisions/0035-people-tree.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of columns) await sql.raw(statement).execute(db)
  await fillPaths(db)
  const isSpread = await isDistributed({ query: (text) => sql.raw(text).execute(db) })
  for (const statement of constraints) await sql.raw(statement).execute(db)
  if (isSpread) await sql`select create_distributed_table('client_slugs', 'slug')`.execute(db)
}

const columns = [
  `alter table users add column manager_path bytea`,
  `alter table users add column path bytea not null generated always as (coalesce(manager_path, ''::bytea) || uuid_send(id)) stored`,
  // In the bin; `active` is false too.
  `alter table users add column deleted_at timestamptz`,
  `alter table users add column last_seen_at timestamptz`,
  // Of the licence.
  `alter table users add column expires_at timestamptz`,
  `alter table users add column provider text not null default 'MANUAL' check (provider in ('MANUAL', 'OIDC', 'GUEST'))`,
  `alter table users add column invited_at timestamptz`,
  `alter table users add column language text`,
  `alter table users add column time_zone text`,
  `alter table users add column is_public boolean not null default false`,
  `alter table clients add column suspended_at timestamptz`,
  `alter table clients add column slug text`,
  `create table client_slugs (slug text primary key, client_id uuid not null)`,
]

/** A level at a time, since a recursive query over all clients does not run on a distributed database. */
async function fillPaths(db: Kysely<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`update users u set manager_path = m.path from users m
      where m.client_id = u.client_id and m.id = u.manager_id and u.manager_path is null
        and (m.manager_id is null or m.manager_path is not null)`.execute(db)
    if (!numAffectedRows) return
  }
}

const constraints = [
  `update users u set last_seen_at = s.seen from (select client_id, user_id, max(last_seen) as seen from sessions group by client_id, user_id) s
    where s.client_id = u.client_id and s.user_id = u.id`,
  `alter table users drop constraint users_client_id_manager_id_fkey`,
  `alter table users add constraint users_path unique (client_id, path)`,
  `alter table users add constraint users_manager_path check (
    case when manager_id is null then manager_path is null
      else manager_path is not null and substring(manager_path from greatest(length(manager_path) - 15, 1)) = uuid_send(manager_id) end)`,
  `alter table users add constraint users_depth check (length(path) <= 1600)`,
  `alter table users add constraint users_manager foreign key (client_id, manager_path) references users (client_id, path)`,
  `drop index users_by_manager`,
  `create index users_by_manager on users (client_id, manager_id, (lower(first_name || ' ' || last_name)), id)`,
  `create index users_by_email on users (client_id, active, email, id)`,
  `create index users_by_last_seen on users (client_id, active, (coalesce(last_seen_at, '1970-01-01 00:00:00+00'::timestamptz)), id)`,
  `create index users_in_bin on users (client_id, deleted_at) where deleted_at is not null`,
  `drop index users_search`,
  // The same text as "searched" of the users' queries.
  `create index users_search on users using gin (client_id, (lower(first_name || ' ' || last_name || ' ' || email || ' ' || username)) gin_trgm_ops)`,
  `create index users_by_details on users using gin (client_id, details jsonb_path_ops)`,
]
