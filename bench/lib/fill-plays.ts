import type pg from 'pg'
import { fillLargePlays } from '../../apps/server/src/test/figures/large-plays.ts'
import { publishDeck, type Published, type World } from './world.ts'

export interface PlayedDeck extends Published {
  readonly events: number
  readonly answers: number
}

/** A deck of ten questions, played over two years. Counts nothing: figures follow from a rebuild. */
export async function publishPlayedDeck({ deckle, database }: World, events: number): Promise<PlayedDeck> {
  await database.query(pastPartitions)
  const deck = await publishDeck(deckle, -events, 10)
  const { rows } = await database.query<{ client_id: string }>('select client_id from decks where id = $1', [deck.id])
  const clientId = rows[0]?.client_id ?? ''
  const filled = await fillLargePlays(database, { clientId, id: deck.id, versionId: deck.versionId }, events)
  return { ...deck, events: filled.events, answers: filled.answers }
}

/** As a server that has run for two years has them. */
const pastPartitions = `do $$
declare
  m timestamptz;
  name text;
begin
  for m in select generate_series(date_trunc('month', now(), 'UTC') - interval '25 months', date_trunc('month', now(), 'UTC') - interval '1 month', interval '1 month') loop
    name := to_char(m at time zone 'UTC', 'YYYY_MM');
    execute format('create table if not exists answers_%s partition of answers for values from (%L) to (%L)', name, (m at time zone 'UTC')::date, ((m + interval '1 month') at time zone 'UTC')::date);
    execute format('create table if not exists events_%s partition of events for values from (%L) to (%L)', name, m, m + interval '1 month');
  end loop;
end $$`

/** All figures are counted anew by the server; resolves with the seconds that it took. */
export async function countPlays(database: pg.Pool, deck: Published): Promise<number> {
  const { rows } = await database.query<{ client_id: string }>('select client_id from decks where id = $1', [deck.id])
  const of = [rows[0]?.client_id]
  await database.query('vacuum analyze attempts, answers, events')
  const began = performance.now()
  await database.query('insert into figure_queue (client_id) values ($1)', of)
  for (;;) {
    const left = await database.query(
      'select from figure_queue where client_id = $1 and deck_id is null and attempt_ids is null',
      of,
    )
    if (left.rowCount === 0) break
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  const seconds = (performance.now() - began) / 1000
  await database.query('vacuum analyze deck_figures, slide_figures, figure_counts, attempt_facts')
  return seconds
}
