export const words = {
  title: 'Categories',
  text: 'What courses and articles are sorted by. A category can hold others, three levels deep.',
  kinds: { course: 'Courses', article: 'Articles' },
  new: 'New category',
  newBelow: 'New category in it',
  total: '{count, plural, one {# category} other {# categories}}',
  full: 'That is the most: {most, number} categories. Delete one to add another.',
  counts: {
    course: '{count, plural, =0 {No courses} one {# course} other {# courses}}',
    article: '{count, plural, =0 {No articles} one {# article} other {# articles}}',
  },
  builtInBadge: 'Built in',
  builtIn: {
    article: 'Article',
    faq: 'FAQ',
    document: 'Document',
    news: 'News',
    video: 'Video',
    webinar: 'Webinar',
    courses: 'Courses',
    event: 'Event',
  },
  up: 'Move {name} up',
  down: 'Move {name} down',
  drag: 'Drag {name}',
  more: 'More for {name}',
  rename: 'Rename',
  edit: 'Rename or move',
  delete: 'Delete',
  editTitle: 'Change “{name}”',
  name: 'Name',
  nameMissing: 'Give the category a name.',
  parent: 'In',
  top: 'None: at the top',
  save: 'Save',
  cancel: 'Cancel',
  deleteTitle: 'Delete “{name}”?',
  deleteText: 'This can’t be undone.',
  deleteUsed: 'In it: {held}. That goes to the category that you choose. This can’t be undone.',
  choose: 'Choose a category',
  moveTo: 'Move what is in it to',
  moveToMissing: 'Choose where it goes.',
  nowhere: 'Nothing to move',
  noTarget: 'There is no other category yet. Make one first.',
  deleted: '“{name}” is deleted',
  empty: {
    title: 'No categories yet',
    text: 'Sort courses by subject, department or place, so that people find what is meant for them.',
  },
}

export const titles = { categories: words.title }

declare module '../sections.ts' {
  interface Sections {
    categories: typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
