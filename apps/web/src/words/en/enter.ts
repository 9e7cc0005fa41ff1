export const words = {
  title: 'Open a deck',
  opening: 'Opening the deck',
  refused: 'This deck cannot be opened',
  again: 'Try again',
  home: 'Go to the start page',
}

export const titles = { enter: words.title }

declare module '../sections.ts' {
  interface Sections {
    enter: typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
