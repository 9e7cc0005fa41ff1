import type { Tables } from '../../db/tables.ts'

export type PointTables = Pick<Tables, 'points' | 'board_scores' | 'board_counts' | 'learner_streaks'>
