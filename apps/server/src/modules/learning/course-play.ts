import type { CoursePlay } from '../play/index.ts'
import { completeInCourse } from './attempts/complete-course-attempt.ts'
import { addSeen } from './queries-seen.ts'

export const coursePlay: CoursePlay = { addSeen, complete: completeInCourse }
