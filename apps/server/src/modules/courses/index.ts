import type { courses } from '@deckle/contract/courses.ts'
import type { topics } from '@deckle/contract/topics.ts'
import type { Handlers } from '../../http/handler.ts'
import { deleteCourse } from './bin/delete-course.ts'
import { restoreCourse } from './bin/restore-course.ts'
import { listCourseDecks } from './content/list-course-decks.ts'
import { saveCourse } from './content/save-course.ts'
import { createCourse } from './create/create-course.ts'
import { duplicateCourse } from './create/duplicate-course.ts'
import { listLibrary } from './library/list-library.ts'
import { listCourses } from './list/list-courses.ts'
import { updateCourseTags } from './list/update-course-tags.ts'
import { publishCourse } from './publication/publish-course.ts'
import { updateJoinCode } from './publication/update-join-code.ts'
import { updateStatus } from './publication/update-status.ts'
import { findCourseSharePeople, listCourseShares, updateCourseShares } from './sharing/course-shares.ts'
import { showCourse } from './show-course.ts'
import {
  courseOfTopic,
  createTopic,
  deleteTopic,
  moveDeckDown,
  moveDeckUp,
  moveTopicDown,
  moveTopicUp,
  updateTopic,
} from './topics/topics.ts'

export { courseOfTopic }
export { type CourseRecord } from './queries.ts'
export { hasCourseBoard } from './queries.ts'
export { requireCourse } from './require-course.ts'
export { courseUrlTarget } from './publication/url-target.ts'
export { courseCron, courseTasks } from './tasks.ts'

export const courseHandlers: Handlers<typeof courses> = {
  list: listCourses,
  create: createCourse,
  show: showCourse,
  update: saveCourse,
  updateTags: updateCourseTags,
  duplicate: duplicateCourse,
  delete: deleteCourse,
  restore: restoreCourse,
  publish: publishCourse,
  updateStatus,
  updateJoinCode,
  decks: listCourseDecks,
  shares: listCourseShares,
  updateShares: updateCourseShares,
  sharePeople: findCourseSharePeople,
  library: listLibrary,
}

export const topicHandlers: Handlers<typeof topics> = {
  create: createTopic,
  update: updateTopic,
  delete: deleteTopic,
  moveUp: moveTopicUp,
  moveDown: moveTopicDown,
  moveDeckUp,
  moveDeckDown,
}
