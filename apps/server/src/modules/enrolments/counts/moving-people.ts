import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { notePeopleChanged } from '../note-people-changed.ts'
import { hasActiveRules } from '../queries.ts'
import { difference, nodeCounts, nothing } from './counted.ts'
import { addPartDifference, lockParts, readParts } from '../parts/queries.ts'
import { addCounts, listAtOrBelow, lockCounts, readPlacedCounts } from './queries.ts'

/**
 * Around what moves people in the hierarchy, to the bin, out of it or away: the counts of their courses follow, and the
 * rules of courses look at them again.
 * @param tops ids; what happens reaches them and everyone below them at most
 */
export async function movingPeople<T>(
  trx: Db,
  deps: Pick<Deps, 'jobs'>,
  { clientId, tops }: { readonly clientId: string; readonly tops: readonly string[] },
  act: () => Promise<T>,
): Promise<T> {
  await lockCounts(trx, clientId, 'alone')
  const people = (await hasActiveRules(trx, clientId)) ? await listAtOrBelow(trx, clientId, tops) : null
  const learners = await listAtOrBelow(trx, clientId, tops, { inCourses: true })
  const before = await readPlacedCounts(trx, clientId, learners)
  await lockParts(trx, [...new Set(before.map(({ courseId }) => courseId))], 'shared')
  // Who is below goes on counting, whatever happens above.
  const own = { clientId, courseId: null }
  const parts = await readParts(trx, own, tops)
  const result = await act()
  const after = await readPlacedCounts(trx, clientId, learners)
  const gone = before.map(({ counts, ...place }) => ({ ...place, counts: difference(nothing, counts) }))
  await addCounts(trx, clientId, nodeCounts([...gone, ...after]))
  await addPartDifference(trx, clientId, parts, await readParts(trx, own, tops))
  if (people) await notePeopleChanged(trx, deps, clientId, people)
  return result
}
