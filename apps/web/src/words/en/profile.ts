export const words = {
  title: 'Profile',
  facts: 'About this person',
  company: 'Company:',
  webpage: 'Web page:',
  pointsLabel: 'Points earned:',
  points: '{count, plural, one {# point} other {# points}}',
  certificates: 'Certificates',
  allCertificates: 'Show all {count, number}',
  written: 'Written by {name}',
  articles: 'Articles',
  posts: 'Posts',
  edit: 'Edit your profile',
  empty: '{name} has not added anything here yet.',
  ownEmpty: 'There is nothing here yet. Add a few words about yourself in your account.',
  own: {
    inside: 'Only people in your organisation see this page.',
    person: 'Anyone with the address sees this page. Points and certificates are shown in your organisation only.',
    all: 'Anyone with the address sees this page, with points and certificates.',
  },
  missing: 'This profile is not here',
  missingText: 'The person may have left, or the address is not complete.',
  missingOutside: 'It may be for the person’s own organisation only. If that is yours, sign in to see it.',
  signIn: 'Sign in',
  start: 'To the start',
} as const

export const titles = { profile: words.title }

declare module '../sections.ts' {
  interface Sections {
    profile: typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
