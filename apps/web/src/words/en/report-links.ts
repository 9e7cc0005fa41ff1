export const words = {
  title: 'Share by a link: {name}',
  text: 'Anyone with the link sees this page as it stands when they open it, without signing in. It shows what you may see.',
  done: 'Done',
  until: 'Ends in',
  days: '{count, plural, one {# day} other {# days}}',
  untilDay: 'On a day …',
  day: 'Last day',
  dayWrong: 'Choose a day from today on, within a year.',
  pin: 'PIN',
  pinText: '6–12 letters or digits. Send it separately from the link.',
  pinWrong: 'Enter 6–12 letters or digits that are hard to guess, such as 471147.',
  names: 'Include names of people',
  namesText: 'Otherwise initials. E-mail addresses are never shown.',
  make: 'Make a link',
  made: 'The link is there: copy it below',
  madeAndCopied: 'The link is made and copied',
  list: 'Links to this report',
  none: 'Nobody outside sees this report.',
  address: 'Link',
  endsOn: 'Until {day}',
  endedOn: 'Until {day}',
  states: { expired: 'Ended', revoked: 'Closed' },
  hasPin: 'PIN',
  hasNames: 'With names',
  copyOf: 'Copy the link until {day}',
  copied: 'The link is copied',
  notCopied: 'The browser did not allow it. Mark the link and copy it.',
  revokeOf: 'Close the link until {day}',
  revoked: 'The link is closed',
  madeAt: 'Made {when}',
  neverOpened: 'Not opened yet',
  opened: '{count, plural, one {Opened once} other {Opened # times}}, last {when}',
  share: 'Share a link',
  shareOf: 'Share a link: {name}',
}

declare module '../sections.ts' {
  interface Sections {
    'report-links': typeof words
  }
}
