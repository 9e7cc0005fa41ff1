import type { Course } from '@deckle/contract/courses.ts'
import type { Job } from '@deckle/contract/jobs.ts'
import type { selectedLearners } from '../queries.ts'

/** What is done to the selected learners. */
export interface ActDialogProps {
  readonly course: Course
  /** Undefined where all who match are selected and not counted. */
  readonly count: number | undefined
  readonly people: ReturnType<typeof selectedLearners>
  readonly onClose: () => void
  /** `job`: what goes on in the background. */
  readonly onDone: (job: Job | null) => void
}
