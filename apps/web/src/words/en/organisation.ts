/** Settings of an organisation, for its Admins. */
export const words = {
  title: 'Organisation',
  text: 'What happens in your organisation.',
  tabs: { audit: 'Audit log', keys: 'Certificate keys' },
  audit: {
    kind: 'Kind',
    allKinds: 'All kinds',
    days: 'Days',
    person: 'Done by',
    clear: 'Clear filters',
    none: 'No entries yet',
    noneText: 'Sign-ins, exports and changes by your people appear here.',
    noneFound: 'No entries match',
    period: {
      title: 'Retention of the audit log',
      text: 'Entries are deleted permanently when they are older than this.',
      label: 'Keep entries for',
      days: '{days, plural, one {# day} other {# days}}',
      saved: 'Retention saved',
      confirm: 'Delete older entries?',
      gone: 'Entries that are older than {days, plural, one {# day} other {# days}} are deleted within a day. They can’t be restored.',
      cancel: 'Cancel',
      delete: 'Delete',
    },
  },
  keys: {
    title: 'Signing keys of certificates',
    text: 'Certificates are signed with a key of your organisation, so that anyone can verify them.',
    key: 'Public key',
    state: 'Status',
    inUse: 'In use',
    retired: 'Replaced',
    created: 'Created',
    replaced: 'Replaced on',
    none: 'No keys yet',
    noneText: 'A key is created when the first certificate of your organisation is verified.',
    rotate: 'Rotate key',
    rotated: 'Key rotated',
    confirm: 'Rotate the signing key?',
    cancel: 'Cancel',
    effect: {
      next: 'Certificate files are signed with a new key immediately.',
      issued: 'Issued certificates and downloaded files stay genuine.',
      leaked:
        'The old key stays published, so that these files can be verified. If it has leaked, verify certificates by their number.',
      final: 'You can’t use the old key again.',
    },
  },
}

export const titles = { organisation: words.title }

declare module '../sections.ts' {
  interface Sections {
    organisation: typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
