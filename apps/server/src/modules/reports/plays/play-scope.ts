import type { ReportCondition } from '@deckle/core/report/reports/definition.ts'
import { refuse } from '../../../refusal.ts'
import {
  type FigureFilter,
  type FigureGroup,
  type FigureSource,
  prepareFigures,
  type SourceScope,
} from '../../figures/index.ts'
import { readLicence, requireFeature } from '../../licences/index.ts'
import type { ReportRequest } from '../table/report-request.ts'
import { type DeckScope, decksIn, findPath, matchDecks } from './queries.ts'
import { type Selected, keeps, termsOf, selectedValues } from './selected-values.ts'

type Dimension = Exclude<FigureFilter, 'version'>
const dimensions = ['source', 'device', 'country'] as const satisfies readonly Dimension[]

/** What a report of plays is about: decks, days, and where and how they were played. */
export interface PlayScope {
  readonly request: ReportRequest
  readonly decks: DeckScope
  readonly base: SourceScope
  readonly selected: ReadonlyMap<Dimension, Selected>
}

/** Most values that figures are added up of. */
const MOST_TERMS = 60

/** Refuses with `plan_limit` countries that the plan has no figures of. */
export async function playScopeOf(request: ReportRequest): Promise<PlayScope> {
  const { deps, actor, from, to, tz, conditions } = request
  const ofField = (field: string) => conditions.filter((one) => one.field === field)
  const selected = new Map(
    dimensions.flatMap((field) => {
      const found = ofField(field)
      return found.length === 0 ? [] : [[field, selectedValues(found)] as const]
    }),
  )
  if (selected.has('country')) await requireCountries(request)
  const decks: DeckScope = { actor, matching: await matchDecks(deps.db, actor.clientId, conditions) }
  const base: SourceScope = {
    clientId: actor.clientId,
    decks: decksIn(decks),
    from,
    to,
    zone: tz,
    filters: await teamOf(request, ofField('team')),
  }
  return { request, decks, base, selected }
}

/** Attempts of everyone below a manager; of nobody where there is no such person. */
async function teamOf({ deps, actor }: ReportRequest, conditions: readonly ReportCondition[]) {
  const [first, ...others] = conditions
  if (!first) return {}
  if (others.length > 0) throw refuse('malformed', { fields: { filter: 'report.filter' } })
  const path = await findPath(deps.db, actor, String(first.value))
  if (!path) throw refuse('malformed', { fields: { filter: 'report.filter' } })
  return { team: path }
}

export async function requireCountries({ deps, actor }: Pick<ReportRequest, 'deps' | 'actor'>): Promise<void> {
  requireFeature(await readLicence(deps.db, actor), 'geoAnalytics', 0)
}

/** Figures to add up, or to take away: those of several values are sums, and so are those of all but some. */
interface SignedSource {
  readonly source: FigureSource
  readonly sign: 1 | -1
}

/** @param deckIds only these of the decks */
export async function sourcesOf(
  { request, base, selected }: PlayScope,
  {
    group,
    deckIds,
  }: { readonly group?: FigureGroup | undefined; readonly deckIds?: readonly string[] | undefined } = {},
): Promise<readonly SignedSource[]> {
  const terms = termsOf([...selected].filter(([field]) => field !== group))
  if (terms.length > MOST_TERMS) throw refuse('malformed', { fields: { filter: 'report.filter' } })
  const scope = deckIds ? { ...base, decks: deckIds } : base
  const open = await prepareFigures(request.deps, scope.clientId)
  return terms.map(({ values, sign }) => ({
    source: open({ ...scope, filters: { ...base.filters, ...values } }),
    sign,
  }))
}

/** Where rows are split by what is filtered: whether a row's value meets the conditions. */
export function keepsKey({ selected }: PlayScope, group: FigureGroup | undefined, key: string): boolean {
  const values = selected.get(group as Dimension)
  return values === undefined || keeps(values, key)
}

/** Whether only some of the attempts are looked at. */
export const isFiltered = ({ selected, base }: PlayScope): boolean =>
  selected.size > 0 || base.filters.team !== undefined
