import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type PointTables = Pick<Tables, 'points' | 'board_scores' | 'board_counts' | 'learner_streaks'>

/** For reports: what a person has earned. */
export type EarnedPoints = Columns<'board_scores', 'client_id' | 'board' | 'user_id' | 'score'> &
  Columns<'learner_streaks', 'client_id' | 'user_id' | 'days' | 'last_day'>
