import type { learning } from '@deckle/contract/learning.ts'
import type { Handlers } from '../../http/handler.ts'
import { askAttempt } from './attempts/ask-attempt.ts'
import { beginCourseAttempt } from './attempts/begin-course-attempt.ts'
import { recordProgress } from './attempts/record-progress.ts'
import { showLearnerCourse } from './contents/show-learner-course.ts'
import { showLearnerDeck } from './contents/show-learner-deck.ts'
import { askToEnrol, enrolOneself, leaveCourse } from './enrolment/come-in.ts'
import { listCatalogue, listOwnCourses } from './lists/list-courses.ts'
import { addNote, deleteNote, listNotes, updateNote } from './notes/notes.ts'

export type { CourseChange, CourseHookWith } from './course-change.ts'
export { learningCron, learningTasks } from './attempts/hand-in-overdue.ts'
export { asksLeadsInCourse } from './attempts/asks-leads.ts'
export { completeInCourse } from './attempts/complete-course-attempt.ts'
export { offeredCourses } from './lists/list-courses.ts'
export { countCoursesOf, listCoursesOf } from './lists/queries-person.ts'
export { noteRepublished, republishTasks } from './republish/recompute-course.ts'
export { addSeen } from './queries-seen.ts'
export { createLearningState } from './create-learning-state.ts'

export const learningHandlers: Handlers<typeof learning> = {
  list: listOwnCourses,
  catalogue: listCatalogue,
  show: showLearnerCourse,
  enrol: enrolOneself,
  ask: askToEnrol,
  leave: leaveCourse,
  deck: showLearnerDeck,
  begin: beginCourseAttempt,
  askAttempt,
  progress: recordProgress,
  notes: listNotes,
  addNote,
  updateNote,
  deleteNote,
}
