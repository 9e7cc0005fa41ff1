import { type Kysely, sql } from 'kysely'

/**
 * Every unique index of a client's table begins with, or contains, `client_id`, so that the tables can be distributed by
 * client. What is unique over all clients stands in a lookup table, which is distributed by the value that is looked up
 * (docs/decisions/0033-distributed-by-client.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table user_emails (email text primary key, client_id uuid not null, user_id uuid not null)`,
  `insert into user_emails (email, client_id, user_id) select email, client_id, id from users`,
  // Short ids, slugs, and the ids of decks that have been public.
  `create table deck_addresses (address text primary key, client_id uuid not null, deck_id uuid not null)`,
  `insert into deck_addresses (address, client_id, deck_id)
    select shortid, client_id, id from decks where shortid is not null
    union all select id::text, client_id, id from decks where shortid is not null
    union all select slug, client_id, id from decks where slug is not null`,
  `create table short_url_codes (code text primary key, client_id uuid not null, short_url_id uuid not null)`,
  `insert into short_url_codes (code, client_id, short_url_id) select code, client_id, id from short_urls`,
  `create table media_clients (media_id uuid primary key, client_id uuid not null)`,
  `insert into media_clients (media_id, client_id) select id, client_id from media`,
  `drop index users_id, users_email, sessions_id, decks_id, decks_shortid, decks_slug, deck_versions_id, attempts_id, media_id, uploads_id, short_urls_code`,
  // A Superadmin opens decks and people of any client by their id.
  `create index decks_by_id on decks (id)`,
  `create index users_by_id on users (id)`,
  `drop index invites_secret`,
  `create unique index invites_secret on invites (client_id, secret_hash)`,
  // By hash first: tokens and links of earlier releases do not name their client.
  `alter table access_tokens drop constraint access_tokens_pkey, add primary key (hash, client_id)`,
  `alter table one_time_links drop constraint one_time_links_pkey, add primary key (hash, client_id)`,
  `drop index authtokens_hash`,
  `create unique index authtokens_hash on authtokens (hash, client_id)`,
  `drop index email_changes_hash`,
  `create unique index email_changes_hash on email_changes (hash, client_id)`,
  // The application notifies: a distributed table has no triggers.
  `drop trigger session_ends on sessions`,
  `drop function tell_session_end()`,
]
