import type { Enrolment } from '@deckle/core/learning/enrolment.ts'
import { idsOfPath } from '../../../db/person-path.ts'

/** The node of a whole course, beside those of people. */
export const wholeCourse = '00000000-0000-0000-0000-000000000000'

/** How many have a result in each tenth of 0 to 100 per cent; 100 is in the last. */
export const bandNames = [
  'band_0',
  'band_1',
  'band_2',
  'band_3',
  'band_4',
  'band_5',
  'band_6',
  'band_7',
  'band_8',
  'band_9',
] as const

export const countNames = [
  'enrolled',
  'started',
  'passed',
  'failed',
  'expired',
  'expired_passed',
  'scored',
  'percentage_sum',
  ...bandNames,
] as const
export type Counts = Readonly<Record<(typeof countNames)[number], number>>

export const nothing = Object.fromEntries(countNames.map((name) => [name, 0])) as Counts

/** What an enrolment counts as; nothing once it is removed. `started` counts all that are not just assigned, `expired_passed` those of the expired that were passed before. */
export function countsOf(
  { status, expired_from, removed }: Pick<Enrolment, 'status' | 'expired_from' | 'removed'>,
  percentage: number | null,
): Counts {
  if (removed !== null) return nothing
  const tenths = percentage === null ? null : Math.round(percentage * 10)
  return {
    ...nothing,
    enrolled: 1,
    started: Number(status !== 'assigned'),
    passed: Number(status === 'passed'),
    failed: Number(status === 'failed'),
    expired: Number(status === 'expired'),
    expired_passed: Number(expired_from === 'passed'),
    ...(tenths !== null && { scored: 1, percentage_sum: tenths, [`band_${Math.min(9, Math.floor(tenths / 100))}`]: 1 }),
  }
}

const combined = (one: Counts, other: Counts, sign: 1 | -1): Counts =>
  Object.fromEntries(countNames.map((name) => [name, one[name] + sign * other[name]])) as unknown as Counts

export const difference = (after: Counts, before: Counts): Counts => combined(after, before, -1)
export const isNothing = (counts: Counts): boolean => countNames.every((name) => counts[name] === 0)

export interface NodeCounts extends Counts {
  readonly course_id: string
  readonly node_id: string
}

export interface PlacedCounts {
  readonly courseId: string
  /** Of who is counted; null at the top. */
  readonly managerPath: Buffer | null
  readonly counts: Counts
}

/** Summed up for the course and each person above; what comes to nothing is left out. In a fixed order, so that writers never wait for each other in a circle. */
export function nodeCounts(placed: readonly PlacedCounts[]): readonly NodeCounts[] {
  const sums = new Map<string, NodeCounts>()
  for (const { courseId: course_id, managerPath, counts } of placed)
    for (const node_id of [wholeCourse, ...(managerPath ? idsOfPath(managerPath) : [])]) {
      const key = `${course_id} ${node_id}`
      sums.set(key, { course_id, node_id, ...combined(sums.get(key) ?? nothing, counts, 1) })
    }
  return [...sums]
    .filter(([, counts]) => !isNothing(counts))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, counts]) => counts)
}
