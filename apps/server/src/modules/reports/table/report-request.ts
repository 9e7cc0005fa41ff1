import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { reports } from '@deckle/contract/reports.ts'
import type { ReportCondition, ReportDefinition } from '@deckle/core/report/reports/definition.ts'
import { figuresOf, reportConditionFault } from '@deckle/core/report/reports/definition.ts'
import { conditionOperators } from '@deckle/core/people/person-condition.ts'
import type { Columns } from '@deckle/core/report/report.ts'
import * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { readDays } from './read-days.ts'

/** What a report is asked for. */
export interface ReportRequest {
  readonly deps: Deps
  readonly actor: SignedIn
  readonly now: Date
  /** `YYYY-MM-DD`; null without end. Both included. */
  readonly from: string | null
  readonly to: string | null
  readonly tz: string
  /** Of rows before they are counted. */
  readonly conditions: readonly ReportCondition[]
}

/** With conditions on the figures that come out. */
interface ReadRequest {
  readonly request: ReportRequest
  readonly figures: readonly ReportCondition[]
}

const filter = z.array(
  z.strictObject({
    field: z.string().check(z.maxLength(80)),
    op: z.enum(conditionOperators),
    value: z.union([
      z.string().check(z.maxLength(500)),
      z.boolean(),
      z.array(z.string().check(z.maxLength(500))).check(z.minLength(1), z.maxLength(50)),
    ]),
  }),
)

/** Refuses with `malformed` days that there are not and a filter that the report does not know. */
export async function readRequest(
  deps: Deps,
  actor: SignedIn,
  query: QueryOf<typeof reports.show>,
  { definition, columns }: { readonly definition: ReportDefinition; readonly columns: Columns },
): Promise<ReadRequest> {
  const { from, to, tz } = await readDays(deps, actor.clientId, query)
  const conditions = readFilter(query.filter)
  if (conditions.length > 20 || conditions.some((one) => reportConditionFault(definition, columns, one) !== null))
    throw refuse('malformed', { fields: { filter: 'report.filter' } })
  const figures = figuresOf(columns)
  return {
    request: {
      deps,
      actor,
      now: deps.now(),
      from,
      to,
      tz,
      conditions: conditions.filter(({ field }) => !figures.includes(field)),
    },
    figures: conditions.filter(({ field }) => figures.includes(field)),
  }
}

/** Conditions of a report as its address has them. */
export function readFilter(text: string | undefined): readonly ReportCondition[] {
  if (text === undefined || text === '') return []
  try {
    return filter.parse(JSON.parse(text))
  } catch {
    throw refuse('malformed', { fields: { filter: 'report.filter' } })
  }
}
