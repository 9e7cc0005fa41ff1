import type { EnrolmentsDb } from '../queries.ts'
import { addToPartCounts, type PartCounts } from './queries-parts.ts'

const keyOf = ({ courseId, part }: PartCounts): string => `${courseId} ${part}`

/** What came and went between two counts of the same people; parts without a change are left out. */
export function partDifference(before: readonly PartCounts[], after: readonly PartCounts[]): readonly PartCounts[] {
  const old = new Map(before.map((one) => [keyOf(one), one]))
  const now = new Map(after.map((one) => [keyOf(one), one]))
  return [...new Map([...old, ...now])]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, { courseId, part }]) => {
      const [was, is] = [old.get(key), now.get(key)]
      const change = {
        courseId,
        part,
        started: (is?.started ?? 0) - (was?.started ?? 0),
        completed: (is?.completed ?? 0) - (was?.completed ?? 0),
        scored: (is?.scored ?? 0) - (was?.scored ?? 0),
        percentageSum: (is?.percentageSum ?? 0) - (was?.percentageSum ?? 0),
      }
      return change.started || change.completed || change.scored || change.percentageSum ? [change] : []
    })
}

export async function addPartDifference(
  db: EnrolmentsDb,
  clientId: string,
  before: readonly PartCounts[],
  after: readonly PartCounts[],
): Promise<void> {
  const changes = partDifference(before, after)
  for (const courseId of new Set(changes.map((change) => change.courseId)))
    await addToPartCounts(
      db,
      { clientId, courseId },
      changes.filter((change) => change.courseId === courseId),
    )
}
