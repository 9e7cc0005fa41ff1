export const words = {
  greeting: 'Hello, {name}',
  intro: 'What happened in your decks in the last 30 days.',
  newDeck: 'New deck',
  figures: {
    decks: 'Decks',
    published: 'Live',
    plays: 'Plays in 30 days',
    completion: 'Completed',
    completionHint: '{count, plural, one {# play completed} other {# plays completed}}',
    noPlays: 'No plays yet',
  },
  chart: {
    title: 'Plays by day',
    starts: 'Started',
    completions: 'Completed',
    day: 'Day',
    table: 'Show as a table',
    none: 'No plays in the last 30 days.',
    finding:
      '{starts, plural, one {# play} other {# plays}} in 30 days, {completions} of them completed. The busiest day was {day}, with {most}.',
  },
  busiest: {
    title: 'Most played decks',
    deck: 'Deck',
    plays: 'Plays',
    completed: 'Completed',
    none: 'Publish a deck and share its link. The most played decks appear here.',
  },
  recent: {
    title: 'Recently edited',
    all: 'All decks',
    publication: { draft: 'Draft', live: 'Live', outdated: 'Live with unpublished changes' },
    slides: '{count, plural, one {# slide} other {# slides}}',
  },
  empty: {
    title: 'Make your first deck',
    text: 'A quiz, a survey, a poll or a story: it is ready in a few minutes, and played on any phone.',
    action: 'New deck',
    tutorial: 'See how it works',
  },
  setUp: {
    title: 'Next: set up your installation',
    text: 'You have no deck yet. Make a first one, or start with what everyone will see.',
    list: 'What to set up',
    steps: {
      client: { title: 'A first organisation', text: 'A client with people, decks and a look of its own.' },
      brand: { title: 'Name, colour and logo', text: 'What everyone sees in place of ours.' },
      people: { title: 'Add people', text: 'One by one, or all at once from a spreadsheet.' },
      mail: {
        title: 'Check the outbox',
        text: 'Without SMTP_URL, mails are not sent: links for passwords and signing in wait in the outbox.',
      },
    },
  },
} as const

export const titles = { dashboard: 'Dashboard' }

declare module '../sections.ts' {
  interface Sections {
    dashboard: typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
