export const words = {
  label: 'Tags',
  of: 'Tags of “{name}”',
  placeholder: 'Search or type a new tag',
  chosen: 'Chosen tags',
  create: 'Create “{name}”',
  looking: 'Looking…',
  full: 'That is the most: {most, number} tags. Take one off to add another.',
  tooLong: 'A tag has at most 40 characters.',
  uses: '{kind, select, user {{count, plural, =0 {On nobody yet} one {On {shown} person} other {On {shown} people}}} other {{count, plural, =0 {On nothing yet} one {Used once} other {Used {shown} times}}}}',
  notCreated: 'The tag was not created.',
  notSaved: 'The tags were not saved.',
  filter: 'Tag',
  any: 'Any tag',
  gone: 'Deleted tag',
  save: 'Save',
  cancel: 'Cancel',
}

declare module '../sections.ts' {
  interface Sections {
    tags: typeof words
  }
}
