export const words = {
  untitled: 'Untitled article',
  status: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
    archived: 'Archived',
    outdated: 'Published, with unpublished changes',
  },
  shown: {
    video: 'Video: {address}',
    file: 'File: {name}',
    card: 'A Deckle deck as a card',
    embed: 'A Deckle deck, played in place',
  },
}

declare module '../sections.ts' {
  interface Sections {
    articles: typeof words
  }
}
