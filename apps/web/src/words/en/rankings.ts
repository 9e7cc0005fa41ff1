export const words = {
  search: 'Search by name or e-mail',
  none: 'Nobody yet',
  noMatch: 'Nobody matches',
  noMatchText: 'Search for another part of the name or e-mail address.',
  creators: {
    title: 'Creators',
    text: 'Who makes decks, and how often these are played.',
    ownText: 'How often your decks are played.',
    none: 'Everyone who owns a deck is listed here.',
  },
  viewers: {
    title: 'Viewers',
    text: 'Who plays, how much, and who was here last.',
    ownText: 'Who plays your decks: people who were signed in, or confirmed their address.',
    none: 'People are listed here as soon as they have played a deck.',
    noneOwn: 'People are listed here as soon as they have played one of your decks while signed in.',
    whose: 'Whose decks',
    all: 'All decks',
    mine: 'My decks',
  },
}

declare module '../sections.ts' {
  interface Sections {
    rankings: typeof words
  }
}
