import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type FigureTables = Pick<
  Tables,
  'attempt_facts' | 'deck_figures' | 'slide_figures' | 'figure_counts' | 'figure_queue'
>

/** For which attempts count, when and of whom, and where those ended that were not completed. */
export type AttemptFacts = Columns<
  'attempt_facts',
  | 'client_id'
  | 'attempt_id'
  | 'deck_id'
  | 'day'
  | 'started_at'
  | 'completed_at'
  | 'person_key'
  | 'is_started'
  | 'counts_items'
  | 'at_slide'
  | 'last_at'
  | 'left_ms'
>
