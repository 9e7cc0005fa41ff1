export const words = {
  title: 'Leaderboard',
  text: 'Who is ahead in learning. Each thing counts once, however often it is repeated.',
  season: 'Season',
  seasons: { Forever: 'All time', month: 'This month', week: 'This week' },
  team: 'Whose board',
  teams: { everyone: 'Everyone', below: 'My team', mine: 'My manager’s team' },
  own: 'Your place',
  ownNone: 'You have no points here yet. Complete a deck of a course to get the first ones.',
  none: 'Nobody has points here yet',
  noneText: 'Points come with slides seen, decks completed and courses passed.',
  rank: 'Place {rank, number}',
  points: '{count, plural, one {# point} other {# points}}',
  week: '{count, plural, =0 {none this week} other {+# this week}}',
  streakDays: '{count, plural, one {# day in a row} other {# days in a row}}',
  number: '{count, number}',
  plus: '+{count, number}',
  columns: { person: 'Person', points: 'Points', change: 'This week', streak: 'Days in a row' },
  by: 'Ahead by',
  boards: { points: 'Points', exam: 'Final exam' },
  exam: {
    title: 'Leaderboard of the final exam',
    ownNone: 'You have no result here yet. Hand in the final exam to get one.',
    none: 'Nobody has a result here yet',
    noneText: 'The best result of each person counts. Of equal results the quicker one comes first.',
    result: 'Result',
    time: 'Time',
    seconds: '{seconds, number}\u00a0s',
    minutes: '{minutes, number}\u00a0min {seconds, number}\u00a0s',
    hours: '{hours, number}\u00a0h {minutes, number}\u00a0min',
  },
  hidden: 'Somebody who hides their name',
  you: 'You',
  youHidden: 'You, name hidden',
  earned:
    '{slide, plural, one {# point} other {# points}} for a slide, {first_try, number} for a question right at the first try, {deck, number} for a deck completed, {pass, number} for a scored deck passed, {course, number} for a course passed, {streak, number} for each day after another. You can hide your name in your account.',
} as const

export const titles = { leaderboard: words.title }

declare module '../sections.ts' {
  interface Sections {
    leaderboard: typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
