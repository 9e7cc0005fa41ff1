import type { Tables } from '../../db/tables.ts'

export type TutorialTables = Pick<Tables, 'tutorials' | 'tutorial_marks'>
