export const words = {
  learning: {
    title: 'Your courses',
    all: 'All of yours',
    calendar: 'Add to calendar',
    none: 'Nothing is left to learn',
    noneText: 'Courses that you are added to appear here.',
    find: 'Find a course',
    intro: 'What to go on with, and what is new to read.',
  },
  changes: {
    title: 'Since your last visit',
    since: 'Since {date}',
    none: 'Nothing new happened in your decks.',
    deck: 'Deck',
    plays: 'Plays',
    completions: 'Completed',
    answers: 'New answers',
  },
  team: {
    title: 'Your team',
    all: 'To the team',
    people: '{count, plural, one {# person} other {# people}}',
    overdue: 'Behind',
    overdueText:
      '{count, plural, =0 {Nobody has an overdue course} one {# person has an overdue course} other {# people have an overdue course}}',
    atRisk: 'At risk',
    atRiskText:
      '{count, plural, =0 {Nobody has a course due in 3 days} one {# person has a course due in 3 days or was not seen for a week} other {# people have a course due in 3 days or were not seen for a week}}',
    none: 'There is nobody below you yet.',
  },
  reading: {
    title: 'To read',
    recent: 'Recent articles',
    more: 'See more',
    hindi: 'Articles in Hindi',
    hindiMore: 'See all in Hindi',
    popular: 'Popular articles',
    webinars: 'Upcoming webinars',
    videos: 'Videos',
    courses: 'Courses',
    all: 'See all',
    emptyTitle: 'Nothing to read yet',
    emptyText: 'Guides, news, videos and webinars of your organisation appear here.',
    emptyAuthors: 'Write a guide, an answer to what is always asked, or news: it appears here for everybody.',
    write: 'Write an article',
  },
  carousel: {
    kind: 'carousel',
    previous: 'Previous ones: {title}',
    next: 'Next ones: {title}',
    position: '{number} of {count}',
    shown: '{from} to {to} of {count}',
  },
} as const

declare module '../sections.ts' {
  interface Sections {
    today: typeof words
  }
}
