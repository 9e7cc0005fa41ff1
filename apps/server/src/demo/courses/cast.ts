import type { Stage } from './stage.ts'
import type { CourseKey } from './drafts.ts'
import type { DemoIds } from './write-course.ts'
import type { Random } from '../random.ts'

const DAY = 86_400_000

export interface ActParts {
  readonly stage: Stage
  readonly ids: DemoIds
  readonly random: Random
  readonly now: Date
}

/** What acts know of courses and people, by their keys. */
export function createCast({ stage, ids, random, now }: ActParts) {
  const courseIds = new Map<CourseKey, string>()
  const personOf = (key: string): string => stage.person(key).userId
  return {
    stage,
    ids,
    random,
    courseIds,
    codes: new Map<CourseKey, string>(),
    /** At nine in the morning in India. */
    daysFromNow: (days: number): string =>
      new Date((Math.floor(now.getTime() / DAY) + days) * DAY + 3.5 * 3_600_000).toISOString(),
    idOf: (key: CourseKey): string => courseIds.get(key) ?? '',
    tagsOf: (names: readonly string[]): readonly string[] => names.map((name) => ids.tags.get(name) ?? ''),
    personOf,
    peopleOf: (keys: readonly string[]) => ({ user_ids: keys.map(personOf) }),
  }
}

export type Cast = ReturnType<typeof createCast>
