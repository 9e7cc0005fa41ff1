import { type Kysely, sql } from 'kysely'

/**
 * Answers and events are insert-only and partitioned by month (db/partitions.ts). A changed answer is a new row with
 * the next `revision`. `begun_on` is the day in UTC on which the attempt began, so that an attempt lies in one
 * partition. Events are partitioned by the player's clock, which stays the same when an event is sent again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table answers rename to answers_before',
  'alter table answers_before rename constraint answers_pkey to answers_before_pkey',
  'drop index answers_by_slide',
  `create table answers (
    client_id uuid not null,
    attempt_id uuid not null,
    slide_id text not null,
    revision smallint not null,
    begun_on date not null,
    answer_id uuid not null,
    deck_id uuid not null,
    version_id uuid not null,
    answer jsonb not null,
    correct boolean,
    earned double precision not null,
    possible double precision not null,
    spent_ms integer not null,
    answered_at timestamptz not null default now(),
    primary key (client_id, attempt_id, slide_id, revision, begun_on)
  ) partition by range (begun_on)`,
  'create index answers_by_slide on answers (client_id, deck_id, slide_id, answered_at desc)',
  // Few answers are changed: a small partial index finds them.
  'create index answers_changed on answers (client_id, attempt_id, slide_id, revision) where revision > 1',
  'create table answers_default partition of answers default',
  `insert into answers (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, correct, earned, possible, spent_ms, answered_at)
    select b.client_id, b.attempt_id, b.slide_id, 1 + cardinality(b.superseded), (coalesce(a.started_at, b.answered_at) at time zone 'UTC')::date,
      b.answer_id, b.deck_id, b.version_id, b.answer, b.correct, b.earned, b.possible, b.spent_ms, b.answered_at
    from answers_before b left join attempts a on a.client_id = b.client_id and a.id = b.attempt_id`,
  'drop table answers_before',
  `create view current_answers as select a.* from answers a where not exists (
    select from answers later where later.client_id = a.client_id and later.attempt_id = a.attempt_id
      and later.slide_id = a.slide_id and later.revision > 1 and later.revision > a.revision
  )`,
  'alter table events rename to events_before',
  'alter table events_before rename constraint events_pkey to events_before_pkey',
  'drop index events_by_deck',
  `create table events (
    client_id uuid not null,
    id uuid not null,
    deck_id uuid not null,
    slide_id text,
    attempt_id uuid,
    event text not null,
    value double precision,
    client_time timestamptz not null,
    received_at timestamptz not null default now(),
    primary key (client_id, id, client_time)
  ) partition by range (client_time)`,
  'create index events_by_deck on events (client_id, deck_id, event, received_at)',
  'create table events_default partition of events default',
  'insert into events select * from events_before',
  'drop table events_before',
]
