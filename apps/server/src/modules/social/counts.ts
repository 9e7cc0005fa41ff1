import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { addSocialCounts, findLikes } from './queries-counts.ts'
import type { AddedCounts, Counted, OwnCounts } from './target.ts'

/** Counts a change; without `added`, only a text changed. `at`: when what comes or goes was written or given. */
export type Count = (place: Counted, added: AddedCounts, at: Date) => Promise<void>

type Parts = Pick<Deps, 'db' | 'now' | 'socialKinds'>

/** Within a transaction. */
export const countingIn =
  (deps: Parts): Count =>
  async (place, added, at) => {
    const own = ownCountsOf(deps, place)
    if (own) await own.add(deps, place, added, at)
    else await addSocialCounts(deps.db, place, added)
  }

/** A transaction; what it counts, this server shows before the reply, and the others once they hear of it. */
export async function counting<T>(
  deps: Parts & Pick<Deps, 'blog'>,
  act: (trx: Db, count: Count) => Promise<T>,
): Promise<T> {
  const [result, counted] = await transaction(deps.db, async (trx) => {
    const places: Counted[] = []
    const count = countingIn({ ...deps, db: trx })
    const done = await act(trx, async (place, added, at) => {
      await count(place, added, at)
      places.push(place)
    })
    return [done, places] as const
  })
  for (const place of counted) ownCountsOf(deps, place)?.evict(deps, place)
  return result
}

export const countLikes = (deps: Parts, place: Counted): Promise<number> =>
  ownCountsOf(deps, place)?.likes(deps.db, place) ?? findLikes(deps.db, place)

const ownCountsOf = ({ socialKinds }: Pick<Deps, 'socialKinds'>, { target }: Counted): OwnCounts | undefined =>
  target === 'comment' ? undefined : socialKinds.targets[target]?.ownCounts
