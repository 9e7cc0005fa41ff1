import { type LoadResult, runLoad, requestBytes } from './load.ts'
import { interleave, medianOf } from './rounds.ts'
import { count, ratio, type Row } from './table.ts'
import type { World } from './world.ts'
import type { BareList } from '../limits/list-server.ts'

const connections = 32

/** A list over HTTP, and the one best query for it; null where only its growth is measured. */
export interface List {
  readonly what: string
  readonly ours: Buffer
  readonly bare: BareList | null
}

export interface Measured {
  readonly deckle: readonly LoadResult[]
  readonly bare: readonly LoadResult[]
}

/** @param port of the limit */
export async function measureList(
  world: World,
  port: number,
  milliseconds: number,
  { ours, bare }: List,
): Promise<Measured> {
  const load = (to: number, bytes: Buffer) => () => runLoad({ port: to, connections, milliseconds, next: () => bytes })
  const results = await interleave(
    {
      deckle: load(world.deckle.port, ours),
      ...(bare && { bare: load(port, requestBytes('GET', bare.path)) }),
    },
    3,
  )
  return { deckle: results['deckle'] ?? [], bare: results['bare'] ?? [] }
}

export const rateOf = (results: readonly LoadResult[]): number => medianOf(results.map((one) => one.perSecond))

/** @param before the rate with `few` of them; null where this is it */
export function listRow(what: string, { deckle, bare }: Measured, before: number | null, few = '1,000'): Row {
  const share = bare.length === 0 ? null : rateOf(deckle) / rateOf(bare)
  const growth = before === null ? null : before / rateOf(deckle)
  const failed = deckle.reduce((sum, one) => sum + one.failed, 0)
  const parts = (ofShare: string, ofGrowth: string): string =>
    [share === null ? '' : ofShare, growth === null ? '' : ofGrowth].filter((part) => part !== '').join('; ')
  return {
    id: 'P7',
    what: what + (failed > 0 ? `, ${failed} FAILED` : ''),
    deckle: `${count(rateOf(deckle))}/s`,
    limit: share === null ? '' : `${count(rateOf(bare))}/s`,
    ratio: parts(ratio(share ?? 0), `cost ${ratio(growth ?? 0)} of ${few}'s`),
    reach: parts('≥ 0.50', 'cost ≤ 1.20'),
    reached:
      share === null && growth === null
        ? null
        : (share === null || share >= 0.5) && failed === 0 && (growth === null || growth <= 1.2),
  }
}
