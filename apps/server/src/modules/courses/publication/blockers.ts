import type { courseBlockers } from '@deckle/core/course/problems.ts'
import type { CourseContent } from '@deckle/core/course/course.ts'
import { problemsOfCourse } from '@deckle/core/course/problems.ts'
import { prerequisiteFault } from '@deckle/core/learning/prerequisites.ts'
import { isPassOrFail } from '@deckle/core/reader-type/reader-type.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import type { Db } from '../../../db/database.ts'
import type { PinnedDeck } from '../../decks/index.ts'
import { type CourseRecord, findPrerequisites } from '../queries.ts'

/** What prevents publishing; ids are null where it concerns the course itself. */
export interface Blocker {
  readonly code: (typeof courseBlockers)[number] | ReturnType<typeof problemsOfCourse>[number]['code']
  readonly topicId: string | null
  readonly deckId: string | null
}

/** The errors of the document's check list. */
export const errorsOfCourse = (content: CourseContent): readonly Blocker[] =>
  problemsOfCourse(content).flatMap(({ code, severity, topicId }) =>
    severity === 'error' ? [{ code, topicId, deckId: null }] : [],
  )

/** What is wrong with decks, in the order of the course. */
export function deckBlockers(
  content: CourseContent,
  pinned: ReadonlyMap<string, PinnedDeck>,
  readerTypes: ReadonlyMap<string, ReaderType>,
): readonly Blocker[] {
  const { decks, finalExam } = content
  const blockerOf = (id: string, topicId: string | null): Blocker[] => {
    const pin = pinned.get(id)
    return pin && !pin.ok ? [{ code: pin.problem, topicId, deckId: id }] : []
  }
  const exam = finalExam?.deck_id
  const type = exam === undefined ? undefined : readerTypes.get(exam)
  return [
    ...decks.flatMap(({ id, topic_id }) => blockerOf(id, topic_id)),
    ...(exam === undefined ? [] : blockerOf(exam, null)),
    ...(exam !== undefined && type !== undefined && !isPassOrFail(type)
      ? [{ code: 'exam_type', topicId: null, deckId: exam } as const]
      : []),
  ]
}

/** The caller has locked the client's licence, so that no two courses become each other's prerequisite at once. */
export async function prerequisiteBlockers(
  open: Db,
  course: CourseRecord,
  { prerequisites }: CourseContent,
): Promise<readonly Blocker[]> {
  if (prerequisites.length === 0) return []
  const fault = prerequisiteFault(await findPrerequisites(open, course.client_id), course.id, prerequisites)
  if (!fault) return []
  const code = fault.code === 'circle' ? 'prerequisite_circle' : 'prerequisite_missing'
  return [{ code, topicId: null, deckId: null }]
}
