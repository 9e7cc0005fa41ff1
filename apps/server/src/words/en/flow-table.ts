/** The ways people go, as a table that is exported. */
export const flowTable = {
  name: 'Paths',
  headings: ['Step', 'From', 'Next step', 'To', 'People', 'Share (%)'],
  steps: { source: 'Source', article: 'Article', deck: 'Deck', lead: 'Left details', course: 'Course' },
  direct: 'Direct or unknown',
  others: 'Others',
  ended: 'Went no further',
} as const
