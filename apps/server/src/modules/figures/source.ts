import type { RawBuilder } from 'kysely'
import type { Deps } from '../../deps.ts'
import {
  type CountRow,
  deckFiguresQuery,
  type DeckSums,
  type DroppedRow,
  listDroppedOff,
  listFigureCounts,
  listSlideFigures,
  type Measure,
  type SlideSums,
} from './read/queries.ts'
import type { ScanScope } from './scan/base.ts'
import { scanDeckQuery, scanDroppedOff, scanFigureCounts, scanSlideFigures } from './scan/queries.ts'
import { type FigureFilter, type FigureGroup, figureFilters, type FigureScope } from './scope.ts'

/** As a scan takes it; without a zone, days are those of the client's reporting zone. */
export type SourceScope = Omit<ScanScope, 'zone'> & { readonly zone: string | null }

/** Where figures come from: what is kept, or raw rows where that does not answer. Both give the same figures. */
export interface FigureSource {
  /** IANA: the zone of the days. */
  readonly zone: string
  readonly deck: (group?: FigureGroup) => Promise<DeckSums[]>
  /** The same as part of a query. */
  readonly deckQuery: (group?: FigureGroup) => RawBuilder<DeckSums>
  readonly slides: (group?: FigureGroup) => Promise<SlideSums[]>
  readonly counts: (
    what: { readonly measures: readonly Measure[]; readonly slideIds?: readonly string[] },
    group?: FigureGroup,
  ) => Promise<CountRow[]>
  readonly droppedOff: () => Promise<DroppedRow[]>
}

/**
 * None or one of version, source, device and country in the client's zone is answered by what is kept; several, a team,
 * days of another zone, and figures that are being counted anew, by raw rows.
 */
export async function openFigures(
  { db, figures, now }: Pick<Deps, 'db' | 'figures' | 'now'>,
  { zone, ...given }: SourceScope,
): Promise<FigureSource> {
  const prepared = await figures.prepare(given.clientId)
  const scanned: ScanScope = { ...given, zone: zone ?? prepared.zone }
  const kept = prepared.areKept && isOfZone(scanned, prepared.zone) ? keptScope(scanned) : null
  const at = now()
  /** What figures filtered by one thing are split by another are counted from rows. */
  const keptFor = (group: FigureGroup | undefined, needsZone = false): FigureScope | null =>
    kept === null || !isKeptBy(kept, group) || (needsZone && scanned.zone !== prepared.zone) ? null : kept
  const isByDay = (group: FigureGroup | undefined) => group === 'day' || group === 'month'
  const deckQuery = (group?: FigureGroup) => {
    const cells = keptFor(group, isByDay(group))
    return cells ? deckFiguresQuery(cells, { now: at, group }) : scanDeckQuery(scanned, { now: at, group })
  }
  return {
    zone: scanned.zone,
    deckQuery,
    deck: async (group) => (await deckQuery(group).execute(db)).rows,
    slides: (group) => {
      const cells = keptFor(group, isByDay(group))
      return cells ? listSlideFigures(db, cells, group) : scanSlideFigures(db, scanned, group)
    },
    counts: (what, group) => {
      const cells = keptFor(group, isByDay(group))
      return cells ? listFigureCounts(db, cells, what, group) : scanFigureCounts(db, scanned, what, group)
    },
    droppedOff: () => (kept ? listDroppedOff(db, kept, at) : scanDroppedOff(db, scanned, at)),
  }
}

/** Of all time, days do not matter. */
const isOfZone = ({ from, to, zone }: ScanScope, kept: string) => zone === kept || (from === null && to === null)

function keptScope({ clientId, decks, from, to, filters }: ScanScope): FigureScope | null {
  const { team, ...rest } = filters
  const given = figureFilters.flatMap((by) => (rest[by] === undefined ? [] : [{ by, value: rest[by] }]))
  if (team || given.length > 1) return null
  return { clientId, decks, from, to, filter: given[0] ?? null }
}

const isKeptBy = ({ filter }: FigureScope, group: FigureGroup | undefined): boolean =>
  filter === null || group === filter.by || !(figureFilters.includes(group as FigureFilter) || group === 'tags')
