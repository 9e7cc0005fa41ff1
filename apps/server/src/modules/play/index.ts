import type { play } from '@deckle/contract/play.ts'
import type { Handlers } from '../../http/handler.ts'
import { enterDeck } from './entry/enter-deck.ts'
import { answerSlide } from './answers/answer-slide.ts'
import { beginAttempt } from './attempts/begin-attempt.ts'
import { completeAttempt } from './attempts/complete-attempt.ts'
import { resumeAttempt } from './attempts/resume-attempt.ts'
import { leaveAttempt } from './answers/leave-attempt.ts'
import { submitLead } from './lead/submit-lead.ts'
import { trackEvents } from './track-events.ts'
import { uploadFile } from './uploads/upload-file.ts'
import { uploadStream } from './uploads/upload-stream.ts'

export { countAttemptsOf, anonymizeAttempts, handOverUploads, listAttemptsOf } from './people/queries.ts'
export { deletePlays } from './queries.ts'
export { clearOldAttempts } from './retention/clear-old-attempts.ts'
export { countAttemptsBefore } from './retention/queries.ts'
export { countUploadBytes } from './uploads/queries.ts'
export { HEAD_BYTES, typeOfHead } from './uploads/file-types.ts'
export { playCron, playTasks } from './tasks.ts'
export { hashInvite } from './entry/hash-invite.ts'
export { messagePage } from './pages/bare/message-page.ts'
export { playPages } from './pages/play-pages.ts'
export { announceClientChange, evictPublication } from './change-announcements.ts'
export { createPlayState } from './play-state.ts'
export { PUBLICATION_CHANNEL } from './pages/published-decks.ts'

export { finishAttempt } from './attempts/complete-attempt.ts'
export { signAttempt } from './attempts/attempt-token.ts'
export { findPlace, insertCourseAttempt } from './attempts/queries-course.ts'
export { resumed } from './attempts/resume-attempt.ts'
export type { CourseAttempt, CourseResult } from './course-play.ts'
export { createIntake } from './intake/create-intake.ts'
export { createGroupCommitByClient } from './intake/group-commit-by-client.ts'
export { type StatementDb, statementOf } from './intake/intake-db.ts'
export { courseDeck } from './pages/course-deck.ts'
export type { Version } from './versions.ts'
export { countryOf, deviceOf } from './visitor/visitor.ts'

export const playHandlers: Handlers<typeof play> = {
  enter: enterDeck,
  begin: beginAttempt,
  answer: answerSlide,
  leave: leaveAttempt,
  resume: resumeAttempt,
  upload: uploadFile,
  uploadStream,
  complete: completeAttempt,
  lead: submitLead,
  tracker: trackEvents,
}
