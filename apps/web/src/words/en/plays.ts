export const words = {
  title: 'Play',
  deck: 'Deck',
  plays: 'Plays',
  visitor: 'Visitor',
  newer: 'Newer play ({key})',
  older: 'Older play ({key})',
  state: 'State',
  states: {
    open: 'Not completed',
    done: 'Completed',
    passed: 'Passed',
    failed: 'Not passed',
  },
  begun: 'Started {at}',
  ended: 'Completed {at}',
  score: 'Score',
  points: '{earned} of {possible} points',
  time: 'Time',
  answered: '{count} of {questions, plural, one {# question} other {# questions}} answered',
  from: 'From',
  version: 'Version {version}',
  answers: 'Answers in order',
  nothingTitle: 'Nothing answered yet',
  nothing: 'Answers appear here as they are given.',
  slide: 'Slide {slide}',
  unknownSlide: 'A slide of an older version',
  untitled: 'Question without text',
  untitledOption: 'Option without text',
  chosen: 'Chosen',
  right: 'Right answer',
  correct: 'Right',
  wrong: 'Wrong',
  changed: '{count, plural, one {changed once} other {changed # times}}',
  handedIn: 'Handed in by {person}, {at}',
  path: 'Path through the deck',
  pathFinding:
    '{steps, plural, one {# slide was seen} other {# slides were seen}}, {back, plural, =0 {never going back} one {going back once} other {going back # times}}.',
  noPath: 'The player reported no path, as in a package of a learning system.',
  asTable: 'Show as a table',
  step: 'Step',
  at: 'After',
  done: 'Done there',
  replay: 'Replay',
  pause: 'Pause',
  acts: {
    answer: 'answered',
    back: 'went back',
    jump: 'jumped',
    link: 'opened a link',
    complete: 'completed',
    abandon: 'left',
    lead: 'gave their details',
    video_progress: 'watched the video',
    error: 'an error',
  },
}

export const titles = { play: words.title }

declare module '../sections.ts' {
  interface Sections {
    plays: typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
