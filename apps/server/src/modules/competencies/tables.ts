import type { Tables } from '../../db/tables.ts'

export type CompetencyTables = Pick<
  Tables,
  'competencies' | 'competency_decks' | 'deck_bests' | 'competency_levels' | 'competency_history'
>
