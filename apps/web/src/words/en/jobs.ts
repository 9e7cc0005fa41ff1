export const words = {
  title: 'Background work',
  none: 'Nothing has run in the background yet.',
  close: 'Close',
  stop: 'Stop',
  stopping: 'Stopping…',
  stopsSoon: 'Stops after the present batch.',
  leave: 'You may leave this page; the work goes on.',
  retry: 'Go on',
  undo: 'Undo',
  download: 'Download {name}',
  kinds: {
    bulk: 'Change of people',
    undo: 'Undoing a change of people',
    export: 'Export of people',
    import: 'Import of people',
    fieldKind: 'Change of a field’s kind',
    data: 'Download of a person’s own data',
    enrolling: 'Adding learners to a course',
    leaving: 'Removing learners from a course',
    learners: 'Change of learners',
    message: 'Message to learners',
    reminders: 'Reminders to a team',
    rules: 'Run of a course’s rules',
    certificates: 'Certificates as ZIP',
    sendCertificates: 'Sending certificates',
    other: 'Background work',
  },
  statuses: {
    draft: 'Not started',
    queued: 'Waiting to start',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    stopped: 'Stopped',
  },
  progress: '{done} of {total}',
  counts: {
    changed: '{count, plural, one {# changed} other {# changed}}',
    unchanged: '{count, plural, one {# was so already} other {# were so already}}',
    refused: '{count, plural, one {# refused} other {# refused}}',
    written: '{count, plural, one {# line written} other {# lines written}}',
    sent: '{count, plural, one {# sent} other {# sent}}',
    created: '{count, plural, one {# created} other {# created}}',
  },
  stoppedText: 'What was done stays done. You can go on with the rest.',
  showRefused: 'Who was refused, and why',
  refusedLabel: 'Refused',
  person: 'Person',
  reason: 'Reason',
  gonePerson: 'No longer here',
} as const

declare module '../sections.ts' {
  interface Sections {
    jobs: typeof words
  }
}
