import type { CourseContent } from '@deckle/core/course/course.ts'
import { meanOf, shareOf } from '@deckle/core/report/report.ts'
import type { Db } from '../../../db/database.ts'
import { readPartsOf } from '../../enrolments/index.ts'
import type { LearnersOf } from '../../learners/index.ts'
import { inBranch, type PartFigures, readParts } from './queries.ts'

/** What learners get; before it is published, the draft. */
export const contentOf = ({ course }: Pick<LearnersOf, 'course'>): CourseContent => course.published ?? course.content

/** By the id of a deck or topic: of all learners, or of those below the actor. */
export async function partsOf(db: Db, scope: LearnersOf): Promise<ReadonlyMap<string, PartFigures>> {
  if (!scope.ownBranch) return readParts(db, scope)
  const counted = await readPartsOf(db, scope, inBranch(scope))
  return new Map(counted.map(({ part_id, ...figures }) => [part_id, figures]))
}

const nothing: PartFigures = { started: 0, completed: 0, scored: 0, percentage_sum: 0 }

export function partFigures(figures: PartFigures = nothing) {
  const { started, completed, scored, percentage_sum } = figures
  return {
    started,
    completed,
    completion_rate: shareOf(completed, started),
    percentage: meanOf(percentage_sum, scored),
  }
}
