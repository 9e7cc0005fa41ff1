export const words = {
  untitled: 'Untitled article',
  status: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
    archived: 'Archived',
    outdated: 'Published, with unpublished changes',
  },
}

declare module '../sections.ts' {
  interface Sections {
    articles: typeof words
  }
}
