import { reports } from '@deckle/contract/wording/en/reports.ts'

export const words = {
  columns: reports.columns,
  status: reports.status,
  step: reports.step,
  yes: reports.yes,
  no: reports.no,
  report: 'Report',
  courses: 'Courses',
  figures: 'At a glance',
  asTable: 'As a table',
  progressOf: 'Progress: {name}',
  points: '{points} points',
  passedNote: '{passed, number} passed, {expired, number} expired',
  completedNote: '{count, number} completed',
  meanNote: 'On average',
  search: 'Search people',
  allStates: 'All',
  noMatch: 'Nobody matches. Search for another name, or show everyone.',
  course: {
    title: 'Report of a course',
    text: 'How far learners come, where they stop, and what they score.',
    toLearners: 'Learners',
    add: 'Add people',
    emptyTitle: 'Nobody is in this course yet',
    emptyText: 'The report begins with the first learner.',
  },
  funnel: {
    title: 'How far learners come',
    finding: 'Most stop before “{step}”: {count, plural, one {# learner} other {# learners}}.',
    everyone: 'Nobody stops on the way.',
    exam: 'Final exam: {deck}',
  },
  scores: {
    title: 'Results',
    band: '{from, number}–{to, number}%',
    finding: 'Most common: {band}, {count, number} of {total, plural, one {# learner} other {# learners}}.',
    none: 'Nobody has a result yet.',
  },
  topics: {
    title: 'Topics',
    text: 'Choose one to see its decks.',
    unnamed: 'Untitled topic',
    none: 'This course has no topics yet.',
    noDecks: 'This topic has no decks yet.',
  },
  learner: {
    title: 'Report of a person',
    text: 'Courses, results, competencies, and what happened when.',
    own: 'My report',
    ownText: 'Your courses, results, competencies, and what happened when.',
    home: 'My learning',
    activity: 'Activity',
    ownActivity: 'My activity',
    ofCourses: '{count, plural, one {of # course} other {of # courses}}',
    notPassed: '{failed, number} failed, {expired, number} expired',
    none: 'No course yet.',
    noneOwn: 'You are in no course yet.',
    competencies: 'Competencies',
    competenciesText: 'The line in a bar is the threshold.',
    noCompetencies: 'No competencies to show yet.',
  },
  timeline: {
    title: 'Timeline',
    days: 'Days',
    none: 'Nothing has happened yet.',
    noneThen: 'Nothing happened on these days.',
    events: {
      enrolled: 'Enrolled in <b>{course}</b>',
      started: 'Started <b>{course}</b>',
      deck: 'Completed <b>{deck}</b> in {course}',
      passed: 'Passed <b>{course}</b>',
      failed: 'Failed <b>{course}</b>',
      certificate: 'Certificate <certificate></certificate> issued for <b>{course}</b>',
      level: 'Level in {competency}: <b>{level}</b>',
    },
  },
  team: {
    show: 'Who is shown',
    shown: {
      everyone: 'Everyone',
      late: 'Behind or at risk',
      overdue: 'Behind',
      at_risk: 'At risk',
      open: 'With open courses',
    },
    title: 'My team',
    titleOf: 'Team of {name}',
    text: 'How everyone below learns, team by team, course by course, person by person.',
    noCourses: 'Nobody is in a course yet.',
    emptyTitle: 'Nobody is below you yet',
    emptyTitleOf: 'Nobody is below this person yet',
    emptyText: 'People appear here once you are their manager.',
    emptyAdmin: 'A team is everyone who has the same manager, and those below them. Place people under managers first.',
    toTree: 'Place people',
  },
  compare: {
    title: 'Teams',
    text: 'Whoever is directly below and leads others. Choose a team to go down to it.',
    none: 'Nobody below leads a team.',
  },
  competency: {
    title: 'Report of a competency',
    text: 'Who has reached which level, who is not there yet, and what helps.',
    home: 'Competencies',
    gaps: 'Gaps',
    gapsText: 'The competency and those below it, with published courses that help.',
    noDecks: 'No deck shows this competency yet.',
    peopleText: 'The largest gap first.',
  },
  levels: {
    title: 'Levels',
    finding: '{below, number} of {measured, plural, one {# person} other {# people}} measured below the threshold.',
    none: 'Nobody is measured yet: that comes with the first completed deck.',
    share: 'Share',
  },
}

/** Of all four: the screen's own name stands before it. */
export const titles = { courseReport: words.report }

declare module '../sections.ts' {
  interface Sections {
    'learning-reports': typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
