export const words = {
  title: 'New article',
  text: 'Begin with a template, or with an empty page.',
  language: 'Language of the article',
  templates: 'Templates',
  own: 'Own',
  use: 'Use',
  useOf: 'Use {name}',
  look: 'Preview',
  lookOf: 'Preview of {name}',
  remove: 'Delete',
  removeOf: 'Delete the template {name}',
  removeText: 'Articles that were made from it stay.',
  removed: 'The template “{name}” is deleted',
  create: {
    title: 'New article',
    name: 'Title',
    missing: 'Give the article a title',
    make: 'Create article',
    cancel: 'Cancel',
  },
}

export const titles = { newArticle: words.title }

declare module '../sections.ts' {
  interface Sections {
    'new-article': typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
