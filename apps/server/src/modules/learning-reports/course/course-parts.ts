import type { CourseContent } from '@deckle/core/course/course.ts'
import { topicsOf } from '@deckle/core/learning/required.ts'
import { meanOf, shareOf } from '@deckle/core/report/report.ts'
import type { Db } from '../../../db/database.ts'
import type { LearnersOf } from '../../learners/index.ts'
import { countBranchParts, type CountedDeck, type PartFigures, readParts } from './queries.ts'

/** What learners get; before it is published, the draft. */
export const contentOf = ({ course }: Pick<LearnersOf, 'course'>): CourseContent => course.published ?? course.content

/** Every deck in order, the final exam last. */
function countedDecks(content: CourseContent): readonly CountedDeck[] {
  const ofTopics = topicsOf(content).flatMap(({ topic, decks, required }) => {
    const taken = new Set((required.length > 0 ? required : decks).map(({ id }) => id))
    return decks.map(({ id }) => ({ deckId: id, topicId: topic.id, isTaken: taken.has(id) }))
  })
  const exam = content.finalExam?.deck_id
  return [
    ...ofTopics.filter(({ deckId }) => deckId !== exam),
    ...(exam === undefined ? [] : [{ deckId: exam, topicId: null, isTaken: true }]),
  ]
}

/** By the id of a deck or topic: of all learners, or of those below the actor. */
export const partsOf = (db: Db, scope: LearnersOf): Promise<ReadonlyMap<string, PartFigures>> =>
  scope.ownBranch ? countBranchParts(db, scope, countedDecks(contentOf(scope))) : readParts(db, scope)

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
