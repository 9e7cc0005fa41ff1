export const words = {
  title: 'Fields of people',
  text: 'What your organisation notes of its people: in their list, in imports, in rules and in reports.',
  new: 'New field',
  full: 'That is the most: {most, number} fields. Delete one to add another.',
  required: 'Required',
  requiredText: 'Nobody is created, and nobody’s details are saved, without it.',
  access: 'Seen by: {seen} · Changed by: {changed}',
  up: 'Move {name} up',
  down: 'Move {name} down',
  edit: 'Change {name}',
  delete: 'Delete {name}',
  editTitle: 'Change “{name}”',
  name: 'Name',
  nameText: 'Another name is used in everyone’s details at once.',
  nameMissing: 'Give the field a name.',
  kind: 'Kind',
  kindStays: 'The kind of a field stays. Make a new field for another kind.',
  kinds: { text: 'Text', number: 'Number', date: 'Date', choice: 'Choice', yes_no: 'Yes or no' },
  choices: 'Choices',
  choicesText: 'One in each line. A value that is no longer among them stays until it is changed.',
  choicesMissing: 'Give at least one choice.',
  choicesMany: 'Give at most {most, number} choices.',
  choicesLong: 'A choice has at most {most, number} characters.',
  choicesSame: 'Two of the choices are the same.',
  seenBy: 'Who sees it',
  seen: {
    Admin: 'Administrators',
    Manager: 'Administrators and managers',
    self: 'Administrators, managers and the person',
  },
  changedBy: 'Who changes it',
  changed: { Admin: 'Administrators', self: 'Administrators and the person' },
  save: 'Save',
  cancel: 'Cancel',
  deleteTitle: 'Delete “{name}”?',
  deleteText:
    '{count, plural, =0 {Nobody has a value of this field.} one {The value of # person is deleted with it.} other {The values of # people are deleted with it.}} This can’t be undone.',
  deleteAction: 'Delete',
  deleted: '“{name}” is deleted',
  empty: {
    title: 'No fields yet',
    text: 'Add what you want to know of each person, such as a department, a shift or the day they started.',
  },
}

export const titles = { peopleFields: words.title }

declare module '../sections.ts' {
  interface Sections {
    'people-fields': typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
