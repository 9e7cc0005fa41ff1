export const words = {
  title: 'Paths',
  text: 'How people find you: from a source to an article, a deck, their details and a course. Each person is counted once.',
  analytics: 'Analytics',
  days: 'Days',
  period: 'Period',
  lastDays: '{count, number} days',
  allDays: 'All',
  clear: 'Clear',
  model: 'Credit goes to',
  models: { first: 'First touch', last: 'Last touch' },
  modelTexts: {
    first: 'The first source, article and deck of each person.',
    last: 'The last source with a name before they left their details, and what they looked at from then on.',
  },
  filters: {
    source: 'Source',
    anySource: 'Every source',
    campaign: 'Campaign',
    anyCampaign: 'Every campaign',
    deck: 'Deck',
    anyDeck: 'Every deck',
    article: 'Article',
    anyArticle: 'Every article',
  },
  steps: { source: 'Source', article: 'Article', deck: 'Deck', lead: 'Details', course: 'Course' },
  direct: 'Direct or unknown',
  lead: 'Left their details',
  others: {
    source: 'Other sources',
    article: 'Other articles',
    deck: 'Other decks',
    lead: 'Others',
    course: 'Other courses',
  },
  people: '{count, plural, one {1 person} other {{count, number} people}}',
  ended: '{count, plural, =0 {all went on} one {1 went no further} other {{count, number} went no further}}',
  node: '{step}: {name}. {people}, {ended}.',
  link: 'From {from} to {to}: {people}.',
  finding: {
    counts:
      '{people, plural, one {One person was} other {{people, number} people were}} followed: {leads, plural, =0 {nobody} one {1} other {{leads, number}}} left their details, {courses, plural, =0 {nobody} one {1} other {{courses, number}}} came into a course.',
    lost: 'Most go no further after “{name}”: {ended, number} of {people, number}.',
  },
  picture: 'From source to course',
  pictureHint: 'Arrow keys go from one part of the picture to the next.',
  table: {
    label: 'As a table',
    way: 'Way',
    people: 'People',
    share: 'Share',
    row: '{from} → {to}',
    ended: '{from}: went no further',
  },
  empty: {
    title: 'No paths yet',
    text: 'They appear as soon as visitors of your public articles and decks are followed.',
    setting: 'Choose whether visitors are followed',
    ask: 'An administrator of your organisation chooses whether visitors are followed.',
    filtered: 'Nothing matches',
    filteredText: 'Choose other days, or take a filter out.',
  },
} as const

export const titles = { flows: words.title }

declare module '../sections.ts' {
  interface Sections {
    flows: typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
