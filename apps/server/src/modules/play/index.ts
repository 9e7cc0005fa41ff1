import type { play } from '@deckle/contract/play.ts'
import type { Handlers } from '../../http/handler.ts'
import { enterDeck } from './entry/enter-deck.ts'
import { answerSlide } from './answers/answer-slide.ts'
import { beginAttempt } from './attempts/begin-attempt.ts'
import { completeAttempt } from './attempts/complete-attempt.ts'
import { resumeAttempt } from './attempts/resume-attempt.ts'
import { leaveAttempt } from './answers/leave-attempt.ts'
import { trackEvents } from './track-events.ts'
import { uploadFile } from './uploads/upload-file.ts'
import { uploadStream } from './uploads/upload-stream.ts'

export { countAttemptsOf, anonymizeAttempts, handOverUploads, listAttemptsOf } from './people/queries.ts'
export { deletePlays } from './queries.ts'
export { countUploadBytes } from './uploads/queries.ts'
export { playCron, playTasks } from './uploads/remove-unused-files.ts'
export { hashInvite } from './entry/hash-invite.ts'
export { playPages } from './pages/play-pages.ts'
export { announceClientChange, evictPublication } from './change-announcements.ts'
export { createPlayState } from './play-state.ts'
export { PUBLICATION_CHANNEL } from './pages/published-decks.ts'

export const playHandlers: Handlers<typeof play> = {
  enter: enterDeck,
  begin: beginAttempt,
  answer: answerSlide,
  leave: leaveAttempt,
  resume: resumeAttempt,
  upload: uploadFile,
  uploadStream,
  complete: completeAttempt,
  tracker: trackEvents,
}
