import type { Tables } from '../../db/tables.ts'

export type FigureTables = Pick<
  Tables,
  'attempt_facts' | 'deck_figures' | 'slide_figures' | 'figure_counts' | 'figure_queue'
>

/** For those who write what is played: what is to be counted anew. */
export type FigureQueue = Pick<Tables, 'figure_queue'>

/** For those who say whose attempts are. */
export type FigurePeople = FigureQueue & Pick<Tables, 'attempt_facts'>
