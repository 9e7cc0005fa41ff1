import { createColumnChoice } from '../../../lib/list/column-choice.ts'

/** Beside the name. */
export const leadColumns = ['contact', 'deck', 'status', 'owner', 'score', 'outcome', 'source', 'captured'] as const
export type LeadColumn = (typeof leadColumns)[number]

const isColumn = (name: string): name is LeadColumn => (leadColumns as readonly string[]).includes(name)

export const { useColumns } = createColumnChoice<LeadColumn>({
  cookie: 'deckle_lead_columns',
  usual: ['contact', 'deck', 'status', 'owner', 'outcome', 'captured'],
  isColumn,
})
