import { titlesOf } from '../titles.ts'

export const words = {
  titles: {
    ...titlesOf(import.meta.glob(['./*.ts', '!./shell.ts'], { eager: true })),
    home: 'Home',
    logout: 'Sign out',
    session: 'Session',
    notFound: 'Not found',
  },
  loading: 'Loading',
  skip: 'Skip to the content',
  navigation: 'Main',
  profile: {
    menu: 'Your menu',
    reports: 'Reports',
    appearance: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'Use the device setting',
    language: 'Language',
    logout: 'Sign out',
  },
  search: {
    open: 'Search or go to',
    placeholder: 'Search decks, courses, articles, posts, people and actions',
    screens: 'Go to',
    actions: 'Do',
    deck: 'Decks',
    course: 'Courses',
    article: 'Articles',
    post: 'Posts',
    lead: 'Leads',
    person: 'People',
    tag: 'Tags',
    newDeck: 'New deck',
    newArticle: 'New article',
    signOut: 'Sign out',
    theme: 'Switch to {theme, select, light {light} dark {dark} other {the device’s}} appearance',
    language: 'Switch to {language}',
    shortcuts: 'Keyboard shortcuts',
    failed: 'Search did not answer. Try again in a moment.',
  },
  bell: {
    label: '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
  },
  offline: 'You are offline. What is already open stays; changes wait until the connection is back.',
  backOnline: 'You are online again',
  update: {
    text: 'A newer version is needed: {version}.',
    action: 'Update now',
  },
  loadFailed: 'This could not be loaded',
  backHome: 'Go to the start page',
  notFound: {
    title: 'There is nothing at this address',
    text: 'It may have been moved or deleted, or the link is incomplete.',
  },
  refused: {
    title: 'Your licence does not include this',
    text: 'Ask an administrator of your organisation if you need it.',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    search: 'Search and commands',
    help: 'This list',
    dashboard: 'Go to the dashboard',
    library: 'Go to the library',
    courses: 'Go to the courses',
    account: 'Go to the account',
    next: 'then',
    close: 'Close what is open',
  },
} as const

declare module '../sections.ts' {
  interface Sections {
    shell: typeof words
  }
}
