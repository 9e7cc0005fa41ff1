import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type PointTables = Pick<Tables, 'points' | 'board_scores' | 'board_counts' | 'learner_streaks'>

/** For profiles: a person's points. */
export type PersonPoints = Columns<'board_scores', 'client_id' | 'board' | 'user_id' | 'score'>
