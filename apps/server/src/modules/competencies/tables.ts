import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type CompetencyTables = Pick<
  Tables,
  'competencies' | 'competency_decks' | 'deck_bests' | 'competency_levels' | 'competency_history'
>

/** For reports: when people reached which level. */
export type LevelHistory = Columns<'competencies', 'client_id' | 'id' | 'name' | 'scale'> &
  Columns<
    'competency_history',
    'client_id' | 'id' | 'user_id' | 'competency_id' | 'level' | 'percentage' | 'changed_at'
  >

/** For reports: who is at which level. */
export type ReachedLevels = Columns<
  'competency_levels',
  'client_id' | 'user_id' | 'competency_id' | 'percentage' | 'level' | 'changed_at'
>
