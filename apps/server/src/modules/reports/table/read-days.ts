import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { reports } from '@deckle/contract/reports.ts'
import type { Deps } from '../../../deps.ts'
import { readRange } from '../../analytics/index.ts'

/** `YYYY-MM-DD`, both included; null without end. */
export interface Days {
  readonly from: string | null
  readonly to: string | null
  /** IANA; the client's reporting zone where none is asked for. */
  readonly tz: string
}

/** What was played before is counted. */
export async function readDays(
  deps: Deps,
  clientId: string,
  query: Pick<QueryOf<typeof reports.creators>, 'from' | 'to' | 'tz'>,
): Promise<Days> {
  const { zone } = await deps.figures.prepare(clientId)
  const { from, to, tz } = await readRange(deps, { ...query, tz: query.tz ?? zone })
  return { from, to, tz }
}
