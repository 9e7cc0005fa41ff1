import { type Kysely, sql } from 'kysely'

/** Who may play a deck, when, how often and at which address; one-time links; short addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table decks add column settings jsonb not null default '{}', add column slug text`,
  `create unique index decks_slug on decks (slug) where slug is not null`,
  `alter table attempts add column email text`,
  `create table tickets (
    client_id uuid not null,
    id uuid not null,
    deck_id uuid not null,
    secret_hash bytea not null,
    label text not null default '',
    created_at timestamptz not null default now(),
    used_at timestamptz,
    attempt_id uuid,
    primary key (client_id, id),
    foreign key (client_id, deck_id) references decks (client_id, id) on delete cascade
  )`,
  `create unique index tickets_secret on tickets (secret_hash)`,
  `create index tickets_by_deck on tickets (client_id, deck_id, created_at desc, id desc)`,
  `create table short_urls (
    client_id uuid not null,
    id uuid not null,
    deck_id uuid not null,
    code text not null,
    source text not null,
    medium text not null,
    campaign text not null,
    clicks integer not null default 0,
    created_at timestamptz not null default now(),
    primary key (client_id, id),
    unique (client_id, deck_id, source, medium, campaign),
    foreign key (client_id, deck_id) references decks (client_id, id) on delete cascade
  )`,
  `create unique index short_urls_code on short_urls (code)`,
]
