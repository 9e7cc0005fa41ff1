export const words = {
  update: {
    title: 'A newer version is ready',
    text: 'This page runs version {current}; version {latest} is needed to go on. Updating takes a moment and loses nothing that is saved.',
    unknown:
      'This page runs version {current}; a newer one is needed to go on. Updating takes a moment and loses nothing that is saved.',
    action: 'Update now',
    currentTitle: 'You have the newest version',
    currentText: 'This page runs version {current}. There is nothing to update.',
    home: 'Go to the start',
  },
  session: {
    leaving: 'Signing you out',
    opening: 'Opening your session',
  },
  tutorial: {
    title: 'First steps',
    intro: 'From nothing to the first answers, in about five minutes.',
    start: 'Open the library',
    steps: {
      make: {
        title: 'Make a deck',
        text: 'In the library, choose New deck and what it is for: a quiz, a survey, a poll, a story. It begins with a slide of the right kind.',
      },
      write: {
        title: 'Write on the slide',
        text: 'Click a text on the slide and type. The counter shows the length that reads best and the most that fits. Everything is saved by itself.',
      },
      add: {
        title: 'Add slides',
        text: 'Add, duplicate and drag slides in the list on the left. Ctrl Z takes anything back, on a Mac Cmd Z.',
      },
      design: {
        title: 'Give it your look',
        text: 'On the Design tab, choose one of fourteen palettes, a background picture and how slides change.',
      },
      publish: {
        title: 'Publish',
        text: 'The Publish tab checks the deck and asks who may play it, then shows its link, its QR code and the code that puts it into your own page.',
      },
      learn: {
        title: 'See what comes back',
        text: 'The Analytics tab shows how many came, how far they got, and how each question was answered.',
      },
    },
  },
} as const

export const titles = {
  tutorial: 'First steps',
  update: 'Update',
}

declare module '../sections.ts' {
  interface Sections {
    pages: typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
