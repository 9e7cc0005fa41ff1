import type { Columns } from '../report.ts'

const person = { user_id: 'id', user: 'text', email: 'text' } as const satisfies Columns

/** A row a person: who makes decks, and who plays them (decisions.md §5, "Reports"). */
export const rankings = {
  creators: {
    ...person,
    decks: 'count',
    published: 'count',
    plays: 'count',
    completions: 'count',
    percentage: 'percent',
  },
  /** `plays`: attempts that were started. */
  viewers: { ...person, decks: 'count', plays: 'count', completions: 'count', last_seen_at: 'moment' },
} as const satisfies Readonly<Record<string, Columns>>

export type RankingColumn = { [Name in keyof typeof rankings]: keyof (typeof rankings)[Name] }[keyof typeof rankings]

/** How creators and viewers are sorted. `plays`: the most first; `recent`: who was seen last, first. */
export const creatorOrders = ['name', 'plays'] as const
export const viewerOrders = ['name', 'recent'] as const
