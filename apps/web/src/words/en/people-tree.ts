export const words = {
  title: 'Hierarchy',
  text: 'Who reports to whom. Drag people onto their new manager, or choose one by name; everyone below comes along.',
  textManager: 'The people below you.',
  find: 'Find a person in the hierarchy',
  none: 'Nobody here yet',
  noneText: 'People appear here once they are added. Give each a manager to make a hierarchy.',
  loading: 'Loading…',
  more: 'Show more',
  again: 'Try again',
  deactivated: 'Deactivated',
  counts: '{reports, number} direct · {below, number} in all',
  drag: 'Drag {name}',
  moveTo: 'Move {name} …',
} as const

export const titles = { peopleTree: words.title }

declare module '../sections.ts' {
  interface Sections {
    'people-tree': typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
