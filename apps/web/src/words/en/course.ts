export const words = {
  untitled: 'Untitled course',
  minutes: '{count, number} min',
  hours: '{count, number} h',
  statuses: { draft: 'Draft', published: 'Published', outdated: 'Changed since', archived: 'Archived' },
  levels: { all: 'All levels', beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
}

declare module '../sections.ts' {
  interface Sections {
    course: typeof words
  }
}
