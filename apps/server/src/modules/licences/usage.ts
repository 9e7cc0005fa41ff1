import { type LimitName, limitNames } from '@deckle/core/plan/limit.ts'
import type { Deps } from '../../deps.ts'
import type { Holder } from '../../db/meter.ts'
import { countUse } from './enforce-limit.ts'

export type Usage = { readonly [Name in LimitName]: number }

/** For the named limits, or for all. */
export async function readUsage<Name extends LimitName = LimitName>(
  { db, meters }: Pick<Deps, 'db' | 'meters'>,
  holder: Holder,
  names: readonly Name[] = limitNames as readonly Name[],
): Promise<Pick<Usage, Name>> {
  const used = await Promise.all(names.map(async (name) => [name, await countUse(db, meters, name, holder)] as const))
  return Object.fromEntries(used) as Pick<Usage, Name>
}
