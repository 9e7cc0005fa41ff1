import type { CompetencyScale, LinkedDeck } from '@deckle/core/learning/competency/competency.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import type { PublishedCourses } from '../courses/tables.ts'
import type { DeckNames } from '../decks/tables.ts'
import type { PeopleSearch } from '../users/tables.ts'
import type { CompetencyTables } from './tables.ts'

export type CompetenciesDb = DbOf<CompetencyTables, DeckNames & PeopleSearch & PublishedCourses>

export interface CompetencyRecord {
  readonly id: string
  readonly parent: string | null
  readonly seq: number
  readonly name: string
  readonly description: string
  readonly scale: CompetencyScale
  readonly threshold: number
  /** By name. */
  readonly decks: readonly (LinkedDeck & { readonly name: string })[]
}

/** In the order of each parent. */
export async function findCompetencies(db: CompetenciesDb, clientId: string): Promise<readonly CompetencyRecord[]> {
  const [rows, links] = [
    await db
      .selectFrom('competencies')
      .select(['id', 'parent_id as parent', 'seq', 'name', 'description', 'scale', 'threshold'])
      .where('client_id', '=', clientId)
      .orderBy('seq')
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('competency_decks')
      .innerJoin('decks', (join) =>
        join
          .onRef('decks.client_id', '=', 'competency_decks.client_id')
          .onRef('decks.id', '=', 'competency_decks.deck_id'),
      )
      .select(['competency_decks.competency_id', 'decks.id', 'decks.name', 'competency_decks.weight'])
      .where('competency_decks.client_id', '=', clientId)
      .orderBy(sql`lower(decks.name)`)
      .orderBy('decks.id')
      .execute(),
  ]
  const linked = new Map<string, CompetencyRecord['decks'][number][]>()
  for (const { competency_id, ...deck } of links) {
    const known = linked.get(competency_id)
    if (known) known.push(deck)
    else linked.set(competency_id, [deck])
  }
  return rows.map((row) => ({
    ...row,
    scale: row.scale as unknown as CompetencyScale,
    decks: linked.get(row.id) ?? [],
  }))
}

/** The decks outside the bin among these. */
export async function findDecks(db: CompetenciesDb, clientId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('decks')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface CompetencyValues {
  readonly name: string
  readonly description: string
  readonly scale: CompetencyScale
  readonly threshold: number
  readonly parent: string | null
  readonly seq: number
}

const stored = ({ parent, scale, ...values }: CompetencyValues) => ({
  ...values,
  parent_id: parent,
  scale: [...scale],
})

export async function insertCompetency(
  db: CompetenciesDb,
  clientId: string,
  id: string,
  values: CompetencyValues,
): Promise<void> {
  await db
    .insertInto('competencies')
    .values({ client_id: clientId, id, ...stored(values) })
    .execute()
}

export async function setCompetency(
  db: CompetenciesDb,
  clientId: string,
  id: string,
  values: CompetencyValues,
): Promise<void> {
  await db
    .updateTable('competencies')
    .set(stored(values))
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

export async function setOrder(db: CompetenciesDb, clientId: string, ids: readonly string[]): Promise<void> {
  await sql`update competencies set seq = wanted.seq
    from unnest(${ids}::uuid[]) with ordinality wanted (id, seq)
    where competencies.client_id = ${clientId} and competencies.id = wanted.id and competencies.seq <> wanted.seq`.execute(
    db,
  )
}

export async function setParent(
  db: CompetenciesDb,
  clientId: string,
  ids: readonly string[],
  parent: string | null,
): Promise<void> {
  await db
    .updateTable('competencies')
    .set({ parent_id: parent })
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
}

export async function removeCompetencies(db: CompetenciesDb, clientId: string, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('competencies')
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
}

export async function replaceDecks(
  db: CompetenciesDb,
  clientId: string,
  id: string,
  decks: readonly LinkedDeck[],
): Promise<void> {
  await db.deleteFrom('competency_decks').where('client_id', '=', clientId).where('competency_id', '=', id).execute()
  if (decks.length === 0) return
  await db
    .insertInto('competency_decks')
    .values(decks.map((deck) => ({ client_id: clientId, competency_id: id, deck_id: deck.id, weight: deck.weight })))
    .execute()
}

/** Published courses that name one of the competencies, by title. */
export function findClosingCourses(db: CompetenciesDb, clientId: string, ids: readonly string[]) {
  const named = sql<string[]>`array(select jsonb_array_elements_text(published -> 'competencies'))`
  return db
    .selectFrom('courses')
    .select(['id', 'title', named.as('competencies')])
    .where('client_id', '=', clientId)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`jsonb_exists_any(published -> 'competencies', ${ids}::text[])`)
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .limit(50)
    .execute()
}
