import type { Job } from '@deckle/contract/jobs.ts'

/** What a way of adding gets. */
export interface AddWayProps {
  readonly courseId: string
  /** Null: as the course says. */
  readonly dueAt: string | null
  readonly onAdded: (reply: { readonly added: number; readonly known: number; readonly job: Job | null }) => void
}
