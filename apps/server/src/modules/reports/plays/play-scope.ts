import type { ReportCondition } from '@deckle/core/report/reports/definition.ts'
import type { Scoped } from '../../../db/reach.ts'
import { refuse } from '../../../refusal.ts'
import { type FigureFilter, type FigureGroup, type FigureScope } from '../../figures/index.ts'
import { readLicence, requireFeature } from '../../licences/index.ts'
import type { ReportRequest } from '../table/report-request.ts'
import { type DeckScope, decksIn, matchDecks } from './queries.ts'

/** What a report of plays is about: decks, days, and one of source, device and country. */
export interface PlayScope {
  readonly request: ReportRequest
  readonly decks: DeckScope
  readonly base: FigureScope
  readonly by: { readonly field: FigureFilter; readonly conditions: readonly ReportCondition[] } | null
}

const dimensions: readonly string[] = ['source', 'device', 'country']

/** Refuses with `plan_limit` countries that the plan has no figures of. */
export async function playScopeOf(request: ReportRequest): Promise<PlayScope> {
  const { deps, actor, from, to, conditions } = request
  const ofPlays = conditions.filter(({ field }) => dimensions.includes(field))
  const fields = new Set(ofPlays.map(({ field }) => field))
  if (fields.size > 1) throw refuse('malformed', { fields: { filter: 'report.one_of_plays' } })
  if (fields.has('country')) await requireCountries(request)
  await deps.figures.prepare(actor.clientId)
  const decks: DeckScope = { actor, matching: await matchDecks(deps.db, actor.clientId, conditions) }
  const [field] = [...fields] as FigureFilter[]
  return {
    request,
    decks,
    base: { clientId: actor.clientId, decks: decksIn(decks), from, to, filter: null },
    by: field === undefined ? null : { field, conditions: ofPlays },
  }
}

export async function requireCountries({ deps, actor }: Pick<ReportRequest, 'deps' | 'actor'>): Promise<void> {
  requireFeature(await readLicence(deps.db, actor as Pick<Scoped, 'clientId' | 'userId'>), 'geoAnalytics', 0)
}

/** Scopes to add up, or to take away: figures are sums, and so are those of several values, or of all but some. */
export interface SignedScope {
  readonly scope: FigureScope
  readonly sign: 1 | -1
}

export function scopesOf({ base, by }: PlayScope, group?: FigureGroup): readonly SignedScope[] {
  if (!by) return [{ scope: base, sign: 1 }]
  if (group !== undefined && dimensions.includes(group) && group !== by.field)
    throw refuse('malformed', { fields: { filter: 'report.one_of_plays' } })
  if (group === by.field) return [{ scope: base, sign: 1 }]
  if (by.conditions.length > 1) throw refuse('malformed', { fields: { filter: 'report.one_of_plays' } })
  const [{ op, value } = { op: 'exists', value: true } as const] = by.conditions
  const only = (one: string, sign: 1 | -1): SignedScope => ({
    scope: { ...base, filter: { by: by.field, value: one } },
    sign,
  })
  const values = op === 'exists' ? [''] : [...new Set(Array.isArray(value) ? value : [String(value)])]
  const isOnly = op === 'is' || op === 'in' || (op === 'exists' && value === false)
  return isOnly ? values.map((one) => only(one, 1)) : [{ scope: base, sign: 1 }, ...values.map((one) => only(one, -1))]
}

/** Where rows are split by what is filtered: whether a row's value meets the conditions. */
export function meetsValue({ by }: PlayScope, group: FigureGroup, key: string): boolean {
  if (!by || by.field !== group) return true
  return by.conditions.every(({ op, value }) => {
    if (op === 'exists') return (key !== '') === value
    const isOne = (Array.isArray(value) ? value : [value]).includes(key)
    return op === 'is' || op === 'in' ? isOne : !isOne
  })
}
