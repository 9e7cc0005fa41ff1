import { reachedLevel } from '@deckle/core/plan/limit.ts'
import { type HolderLicence, type LicencesDb, updatePeopleBound } from './queries.ts'

/** People whom one transaction adds at most: more than a batch of an import or a bulk action. */
const mostAdded = 10_000

/**
 * Counting a million people takes half a second, so below the first level of a large limit an upper bound is kept
 * instead: acts that add people raise it under the client's lock, and those that remove people leave it.
 */
const isBelowLevels = (limit: number, people: number): boolean =>
  reachedLevel('maxUsers', limit, people + mostAdded) === null

/** An upper bound that serves for a limit as well as the number of people; null: count them. */
export const boundFor = ({ peopleBound }: HolderLicence, limit: number): number | null =>
  peopleBound !== null && isBelowLevels(limit, peopleBound) ? peopleBound : null

/** After an act under the client's lock. @param people no fewer than there are now; null: unknown */
export async function keepBound(
  trx: LicencesDb,
  { clientId, peopleBound }: HolderLicence,
  limit: number | null,
  people: number | null,
): Promise<void> {
  const bound = limit !== null && people !== null && isBelowLevels(limit, people) ? people : null
  if (bound !== peopleBound) await updatePeopleBound(trx, clientId, bound)
}
