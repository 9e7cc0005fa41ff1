import { reports } from '@deckle/contract/wording/en/reports.ts'

export const words = {
  figures: 'Figures',
  csvOf: 'CSV: {title}',
  asTable: 'As a table',
  overdue: 'Overdue',
  report: reports,
  course: {
    title: 'Report',
    courses: 'Courses',
    learners: 'Learners',
    addLearners: 'Add learners',
    emptyTitle: 'Nobody is in this course yet',
    emptyText: 'Once people are enrolled, you see here how far they are and where they stop.',
    started: '{count, plural, =0 {nobody has started} one {# has started} other {# have started}}',
    passed: '{count, plural, =0 {nobody has passed} one {# has passed} other {# have passed}}',
    failed: '{count, plural, =0 {none failed} other {# failed}}',
    mean: 'mean of those with a result',
    requests: '{count, plural, =0 {no open requests} one {# open request} other {# open requests}}',
  },
  funnel: {
    title: 'Where learners are',
    text: 'How many have reached and completed each deck.',
    reached: '{reached} ({share})',
    completed: '{reached} reached, {completed} completed',
    none: 'The course has no decks yet.',
  },
  scores: {
    title: 'Results',
    band: '{from}–{to} %',
    finding: 'Most have {band}: {count, number} of {total, number}.',
    none: 'Nobody has a result yet.',
  },
  topics: {
    title: 'Topics',
    none: 'The course has no topics yet.',
    noDecks: 'This topic has no decks yet.',
    untitled: 'Topic {number}',
    optional: 'Optional',
    figures: '{started, number} started, {completed, number} completed, result {percentage}',
    overview:
      '{decks, plural, one {# deck} other {# decks}}, reached by {reached, number} of {enrolled, number} learners',
  },
  learner: {
    title: 'Learning report',
    ownTitle: 'My report',
    ownText: 'Your courses, results, competencies and everything that happened.',
    learning: 'My learning',
    open: '{count, plural, =0 {none open} other {# open}}',
    streak: '{count, plural, =0 {no days in a row} one {# day in a row} other {# days in a row}}',
    empty: 'Not in any course yet',
    emptyOwn: 'You are not in any course yet',
    emptyText: 'Courses, results and certificates appear here.',
    catalogue: 'Look at the catalogue',
  },
  competencies: {
    title: 'Competencies',
    text: 'The line on each bar is the threshold.',
    none: 'No competencies are measured yet.',
    unmeasured: 'not measured',
    reached: '{level} ({percentage})',
  },
  timeline: {
    title: 'Timeline',
    days: 'Days',
    none: 'Nothing happened in these days.',
    events: {
      enrolled: 'Enrolled in “{course}”',
      started: 'Started “{course}”',
      deck: 'Completed the deck “{deck}” in “{course}”',
      passed: 'Passed “{course}”',
      failed: 'Did not pass “{course}”',
      certificate: 'Got the certificate {certificate} for “{course}”',
      level: 'Reached “{level}” in {competency}',
    },
  },
  team: {
    title: 'Team report',
    titleOf: 'Report of the team of {name}',
    text: 'Everyone below this place in the hierarchy.',
    team: 'My team',
    report: 'Report',
    enrolled: '{count, plural, =0 {no enrolments} one {of # enrolment} other {of # enrolments}}',
    compare: 'Teams',
    compareText: 'Share of enrolments that were passed, team by team.',
    noTeams: 'Nobody directly below leads a team.',
    noCourses: 'Nobody of the team is in a course.',
    figures: '{completion} passed, result {percentage}, {enrolled, plural, one {# enrolment} other {# enrolments}}',
    emptyTitle: 'Nobody is in this team',
    emptyText: 'A team is everyone whose manager somebody is. Managers are set in the hierarchy or on a person’s page.',
    tree: 'Look at the hierarchy',
  },
  competency: {
    title: 'Competency',
    text: 'Who has reached what, the largest gap first.',
    team: 'Competencies',
    levels: 'Levels',
    people: 'People',
    measured: 'completed one of its decks',
    reached: 'At the threshold',
    of: 'of {count, number}',
    decks: '{count, plural, =0 {no decks linked} one {# deck linked} other {# decks linked}}',
    emptyTitle: 'Nobody is measured yet',
    emptyText: 'People are measured once they complete a linked deck.',
  },
  gaps: {
    title: 'Gaps',
    text: 'Share of people measured who are not at the threshold, here and below.',
    none: 'No decks are linked here or below.',
    courses: 'Closed by: {courses}',
    noCourse: 'No published course closes it',
    below: '{below, number} of {measured, number}, mean {percentage}',
  },
}

export const titles = {
  courseReport: 'Course report',
  learnerReport: words.learner.title,
  ownReport: words.learner.ownTitle,
  teamReport: words.team.title,
  competencyReport: 'Competency report',
}

declare module '../sections.ts' {
  interface Sections {
    'learning-reports': typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
