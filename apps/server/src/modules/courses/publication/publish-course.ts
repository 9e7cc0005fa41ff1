import type { courses } from '@deckle/contract/courses.ts'
import { type CourseContent, deckIdsOf } from '@deckle/core/course/course.ts'
import { isSame } from '@deckle/core/document/tree.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { listReaderTypes, pinDecks, type PinnedDeck } from '../../decks/index.ts'
import { noteCourseChanged, notePartsChanged } from '../../enrolments/index.ts'
import { noteRepublished } from '../../learning/index.ts'
import { lockLicence } from '../../licences/index.ts'
import { audit } from '../../admin/index.ts'
import { indexCourse } from '../content/course-parts.ts'
import { revisionConflict } from '../content/revision-conflict.ts'
import { storedCourse } from '../content/stored-course.ts'
import { findMinutes, saveContent, setCourse } from '../queries.ts'
import { requireCourse } from '../require-course.ts'
import { showable } from '../show-course.ts'
import { enforceActiveDecks } from './active-decks.ts'
import { deckBlockers, errorsOfCourse, prerequisiteBlockers } from './blockers.ts'

/** Learners get the draft from now on, each deck in the version it is pinned to. */
export const publishCourse: Handler<typeof courses.publish> = async ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (open) => {
    const licence = await lockLicence(open, 'activeCampaigns', actor)
    const course = await requireCourse(open, actor, 'course.publish', { id, lock: true })
    if (course.revision !== body.revision) throw revisionConflict(await showable(open, deps, actor, course))
    const { client_id: clientId, content: draft } = course
    const pinned = await pinDecks(open, { deps, actor, licence }, unpinned(draft))
    const readerTypes = await listReaderTypes(open, clientId, draft.finalExam ? [draft.finalExam.deck_id] : [])
    const problems = [
      ...errorsOfCourse(draft),
      ...deckBlockers(draft, pinned, readerTypes),
      ...(await prerequisiteBlockers(open, course, draft)),
    ]
    if (problems.length > 0) throw refuse('not_publishable', { message: 'course.not_publishable', data: { problems } })
    const content = withPins(draft, pinned)
    await enforceActiveDecks(open, { deps, licence }, course, content)
    const stored = storedCourse(content, await findMinutes(open, clientId, deckIdsOf(content)))
    const key = { id, revision: course.revision, now: deps.now() }
    const saved = await saveContent(open, { ...actor, clientId }, key, stored)
    if (!saved) throw new Error(`Course ${id} was locked and has another revision than ${course.revision}.`)
    await setCourse(open, clientId, id, {
      status: 'published',
      published: stored.content,
      published_revision: saved.revision,
      published_at: deps.now(),
    })
    await audit(open, deps, actor, { action: 'course.publish', subject: id, detail: { name: content.title } })
    const changed = { clientId, courseId: id }
    const isSameWork = course.published !== null && countsAs(course.published, content)
    if (course.status === 'draft') await noteCourseChanged(open, deps, changed)
    else if (!isSameWork) await notePartsChanged(open, deps, changed)
    if (course.published && (course.status === 'draft' || !isSameWork)) await noteRepublished(open, deps, changed)
    await indexCourse(open, { clientId, id }, content, content)
    return { course: await showable(open, deps, actor, await requireCourse(open, actor, 'course.read', { id })) }
  })

/** Whether what a learner has done comes to the same in both. */
const countsAs = (before: CourseContent, after: CourseContent): boolean =>
  isSame(countedParts(before), countedParts(after))

const countedParts = ({ topics, decks, finalExam, passingPercentage }: CourseContent) => ({
  topics: topics.map(({ id, required }) => ({ id, required })),
  decks: decks.map(({ id, topic_id, required }) => ({ id, topic_id, required })),
  exam: finalExam && { deck_id: finalExam.deck_id, attempts: finalExam.attempts },
  passingPercentage,
})

/** Ids of the decks whose present content learners are to get. */
function unpinned({ decks, finalExam }: CourseContent): string[] {
  const ids = decks.flatMap(({ id, version_id }) => (version_id === null ? [id] : []))
  return finalExam && finalExam.version_id === null ? [...ids, finalExam.deck_id] : ids
}

function withPins(content: CourseContent, pinned: ReadonlyMap<string, PinnedDeck>): CourseContent {
  const versionOf = (id: string, version: string | null): string | null => {
    const pin = pinned.get(id)
    return pin?.ok ? pin.versionId : version
  }
  const { decks, finalExam } = content
  return {
    ...content,
    decks: decks.map((deck) => ({ ...deck, version_id: versionOf(deck.id, deck.version_id) })),
    finalExam: finalExam && { ...finalExam, version_id: versionOf(finalExam.deck_id, finalExam.version_id) },
  }
}
