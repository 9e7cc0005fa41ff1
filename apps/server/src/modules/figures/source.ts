import { isOfTotals } from '@deckle/core/report/facts/groups.ts'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { FigureState, PreparedFigures } from './fold/figure-state.ts'
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
import type { ScanScope } from './scan/queries-base.ts'
import { scanDeckFigures, scanDeckQuery, scanDroppedOff, scanFigureCounts, scanSlideFigures } from './scan/queries.ts'
import { dimensionOf, type FigureGroup, figureFilters, type FigureScope, needsDays } from './scope.ts'

/** As a scan takes it; without a zone, days are those of the client's reporting zone. */
export type SourceScope = Omit<ScanScope, 'zone'> & { readonly zone: string | null }

interface SourceDeps {
  readonly db: Db
  readonly figures: FigureState
  readonly now: () => Date
}

/** Where figures come from: what is stored, or raw rows where that does not answer. Both give the same figures. */
export interface FigureSource {
  /** IANA: the zone of the days. */
  readonly zone: string
  readonly deck: (group?: FigureGroup) => Promise<DeckSums[]>
  /** The same as part of a query, which may know no views where they are split. */
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
 * days of another zone, and figures that are being counted anew, by raw rows. So are slides by one of them on single days,
 * and measures of totals on single days (`ledger.ts` of core says what is stored).
 */
export async function openFigures(deps: SourceDeps, scope: SourceScope): Promise<FigureSource> {
  return (await prepareFigures(deps, scope.clientId))(scope)
}

/** Figures of a client as `openFigures` answers them: of several scopes, what waits is counted once. */
export async function prepareFigures(
  deps: SourceDeps,
  clientId: string,
): Promise<(scope: SourceScope) => FigureSource> {
  const prepared = await deps.figures.prepare(clientId)
  return (scope) => sourceOf(deps, prepared, scope)
}

function sourceOf({ db, now }: SourceDeps, prepared: PreparedFigures, { zone, ...given }: SourceScope): FigureSource {
  const scanned: ScanScope = { ...given, zone: zone ?? prepared.zone }
  const stored = prepared.areStored ? storedScope(scanned) : null
  const at = now()
  const storedFor = (level: 'deck' | 'slides' | 'totals', group?: FigureGroup): FigureScope | null => {
    const dim = stored && dimensionOf(stored.filter, group)
    if (!stored || dim === null) return null
    const ofDays = needsDays(stored, group)
    if (scanned.zone !== prepared.zone && (ofDays || group === 'month' || stored.from !== null || stored.to !== null))
      return null
    return ofDays && ((level !== 'deck' && dim !== 'all') || level === 'totals') ? null : stored
  }
  const deckQuery = (group?: FigureGroup) => {
    const cells = storedFor('deck', group)
    return cells ? deckFiguresQuery(cells, { now: at, group }) : scanDeckQuery(scanned, { now: at, group })
  }
  return {
    zone: scanned.zone,
    deckQuery,
    deck: async (group) =>
      storedFor('deck', group)
        ? (await deckQuery(group).execute(db)).rows
        : scanDeckFigures(db, scanned, { now: at, group }),
    slides: (group) => {
      const cells = storedFor('slides', group)
      return cells ? listSlideFigures(db, cells, group) : scanSlideFigures(db, scanned, group)
    },
    counts: (what, group) => {
      const cells = storedFor(levelOf(what), group)
      return cells ? listFigureCounts(db, cells, what, group) : scanFigureCounts(db, scanned, what, group)
    },
    droppedOff: () => {
      const cells = storedFor('slides')
      return cells ? listDroppedOff(db, cells, at) : scanDroppedOff(db, scanned, at)
    },
  }
}

function levelOf({
  measures,
  slideIds,
}: {
  readonly measures: readonly Measure[]
  readonly slideIds?: readonly string[]
}) {
  if (slideIds?.every((id) => id === '')) return 'deck'
  return measures.some(isOfTotals) ? 'totals' : 'slides'
}

function storedScope({ clientId, decks, from, to, filters }: ScanScope): FigureScope | null {
  const { team, ...rest } = filters
  const given = figureFilters.flatMap((by) => (rest[by] === undefined ? [] : [{ by, value: rest[by] }]))
  if (team || given.length > 1) return null
  return { clientId, decks, from, to, filter: given[0] ?? null }
}
