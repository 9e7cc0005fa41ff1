import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type FigureTables = Pick<
  Tables,
  'attempt_facts' | 'deck_figures' | 'slide_figures' | 'figure_counts' | 'figure_queue'
>

/** For reports of attempts: who played what when, and which of their attempts count for questions. */
export type AttemptFacts = Columns<
  'attempt_facts',
  | 'client_id'
  | 'attempt_id'
  | 'deck_id'
  | 'version_id'
  | 'day'
  | 'started_at'
  | 'last_at'
  | 'completed_at'
  | 'at_slide'
  | 'person_key'
  | 'is_started'
  | 'has_answers'
  | 'counts_items'
  | 'device'
  | 'country'
  | 'source'
  | 'medium'
  | 'campaign'
>

/** For those who write what is played: what is to be counted anew. */
export type FigureQueue = Pick<Tables, 'figure_queue'>

/** For those who say whose attempts are. */
export type FigurePeople = FigureQueue & Pick<Tables, 'attempt_facts'>
