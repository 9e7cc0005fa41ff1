export const words = {
  title: 'Shared report',
  pin: {
    title: 'This report asks for a PIN',
    text: 'Ask the person who sent you the link.',
    label: 'PIN',
    missing: 'Type the PIN',
    open: 'Open',
  },
  missing: 'There is no report here',
  over: 'This link is over',
  allTime: 'All of time',
  range: '{from} to {to}',
  madeAt: 'Made on {when}',
  empty: { title: 'Nothing in this report yet', text: 'Whoever shared it has not added anything.' },
}

export const titles = { sharedReport: words.title }

declare module '../sections.ts' {
  interface Sections {
    'shared-report': typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
