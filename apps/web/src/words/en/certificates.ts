export const words = {
  title: 'My certificates',
  text: 'What you have earned. Each has a page on which anyone with its number can check it.',
  empty: {
    title: 'No certificates yet',
    text: 'Pass a course that gives one, and it appears here.',
  },
  states: { all: 'All states', valid: 'Valid', expired: 'Expired', revoked: 'Revoked', replaced: 'Replaced' },
  issuedOn: 'Issued on {date}',
  validUntil: 'Valid until {date}',
  score: 'Score {percent}',
  number: 'Number {number}',
  because: 'Reason: {reason}',
  pdf: 'Download PDF',
  page: 'Public page',
  linkedIn: 'Add to LinkedIn',
  ofCourse: 'Certificates of the course',
  search: 'Search by name or number',
  state: 'State',
  person: 'Person',
  issued: 'Issued',
  until: 'Valid until',
  forEver: 'No end',
  numberName: 'Number',
  actions: 'Actions',
  actionsFor: 'Actions for the certificate of {name}',
  sendAll: 'Mail all',
  zip: 'Download all as ZIP',
  none: {
    title: 'No certificates issued yet',
    text: 'One is issued to everybody who passes, where the course gives certificates.',
  },
  noMatch: 'No certificate fits',
  noMatchText: 'Try another name, number or state.',
  clear: 'Show all',
  revoke: 'Revoke',
  revokeTitle: 'Revoke the certificate of {name}?',
  revokeText: 'Its public page says so immediately. This can’t be undone; it can be reissued.',
  reason: 'Reason',
  reasonText: 'Shown on the public page',
  reasonMissing: 'Give a reason.',
  revoked: 'The certificate of {name} is revoked',
  reissue: 'Reissue',
  reissueTitle: 'Reissue the certificate of {name}?',
  reissueText:
    'The new one has a new number and the name that the person has now. Course, result and dates stay. The former one leads to it.',
  reissued: 'The new certificate has the number {number}',
  cancel: 'Cancel',
}

export const titles = { certificates: words.title }

declare module '../sections.ts' {
  interface Sections {
    certificates: typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
