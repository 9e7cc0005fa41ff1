export const words = {
  levels: { info: 'Announcement', warning: 'Warning' },
  dismissNamed: 'Put away: {text}',
} as const

declare module '../sections.ts' {
  interface Sections {
    announcements: typeof words
  }
}
