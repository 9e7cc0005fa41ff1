export const words = {
  title: 'Notifications',
  all: 'All notifications',
  readAll: 'Mark all as read',
  unread: 'Unread',
  none: 'Nothing new',
  noneText: 'When something happens that concerns you, it appears here and on the bell.',
  from: 'from {actor}',
} as const

export const titles = { notifications: words.title }

declare module '../sections.ts' {
  interface Sections {
    notifications: typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
