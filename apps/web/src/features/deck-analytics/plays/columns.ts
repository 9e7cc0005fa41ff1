import { createColumnChoice } from '../../../lib/list/column-choice.ts'

/** Beside the person. */
export const playColumns = ['started', 'state', 'answered', 'score', 'time', 'device', 'source', 'version'] as const
export type PlayColumn = (typeof playColumns)[number]

const isColumn = (name: string): name is PlayColumn => (playColumns as readonly string[]).includes(name)

export const { useColumns } = createColumnChoice<PlayColumn>({
  cookie: 'deckle_play_columns',
  usual: ['started', 'state', 'answered', 'score', 'time', 'device', 'source'],
  isColumn,
})
