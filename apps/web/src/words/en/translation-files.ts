/** Import of translations from a file. */
export const words = {
  title: 'Import {language}',
  text: 'Choose a file that was exported here and translated to {language}. You can review its changes before anything is saved.',
  nothingKept: 'Nothing is saved yet.',
  choose: 'Drop the translated file here',
  hint: 'XLIFF 1.2 (.xlf) or CSV.',
  another: 'Choose another file',
  use: '{count, plural, =0 {Nothing to import} one {Import # text} other {Import # texts}}',
  done: '{count, plural, one {# text imported} other {# texts imported}}',
  failed: '{name} could not be read',
  faults: {
    empty: 'There is no text to translate in it.',
    not_csv: 'A quotation mark is opened and never closed. Save the file as CSV once more.',
    no_columns:
      'The first row must have a column “id” and one with the code of a language. Export a CSV here to see how.',
    not_xliff: 'It is not an XLIFF file, or it is damaged. Save it as XLIFF 1.2 or as CSV.',
    xliff_version: 'It is another version of XLIFF. Save it as XLIFF 1.2.',
    too_large: 'It is larger than {size} MB.',
    unreadable: 'It could not be opened. Choose it again.',
    encoding: 'Some of its letters don’t fit the encoding. Choose another encoding, or save it as “CSV UTF-8”.',
  },
  from: 'From {name}',
  changes: '{count, plural, =0 {No text would change} one {# text would change} other {# texts would change}}',
  same: '{count, plural, one {# is there already} other {# are there already}}',
  blank:
    '{count, plural, one {# has no translation, what is there stays} other {# have no translation, what is there stays}}',
  leftOut: '{count, plural, one {# is left out} other {# are left out}}',
  older: '{count, plural, one {# was translated from an older text} other {# were translated from an older text}}',
  changesTitle: 'What would change',
  leftOutTitle: 'Left out',
  place: 'Place',
  now: 'Now',
  after: 'After',
  nothing: 'Not translated',
  olderText: 'Older text',
  row: 'Row',
  rowNumber: 'Row {number}',
  why: 'Why',
  problems: {
    no_id: 'It does not say which text it is for: “{id}” is no id of a deck.',
    unknown_slide: 'Its slide is not in this deck: {id}',
    unknown_path: 'There is no such text in this deck any more: {id}',
    too_long: '{place}: {length} characters, at most {max} fit. Shorten it.',
    wrong_language: 'It is in {language}, not in {wanted}.',
    repeated: '{place}: an earlier row is for the same text.',
  },
  more: '{count, plural, one {and # more} other {and # more}}',
}

declare module '../sections.ts' {
  interface Sections {
    'translation-files': typeof words
  }
}
