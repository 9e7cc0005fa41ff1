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
} as const

export const titles = {
  update: 'Update',
}

declare module '../sections.ts' {
  interface Sections {
    pages: typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
