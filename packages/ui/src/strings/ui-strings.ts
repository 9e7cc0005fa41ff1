/** All words of the components themselves. A screen's words are passed as props. */
export interface UiStrings {
  cancel: string
  clear: string
  close: string
  undo: string
  retry: string
  remove: string
  working: string
  loading: string
  loadMore: string
  /** Both numbers already formatted for the locale. */
  shownOf: (shown: string, total: string) => string
  optional: string
  required: string
  showPassword: string
  hidePassword: string
  /** Length, maximum, ideal: formatted numbers. */
  limitOk: (length: string, max: string) => string
  limitLong: (length: string, ideal: string, max: string) => string
  limitOver: (over: string, max: string) => string
  increase: (label: string) => string
  decrease: (label: string) => string
  /** What was typed, and a number in the format of the field. */
  notNumber: (typed: string, example: string) => string
  chooseOne: string
  noMatches: string
  openList: string
  chooseColor: string
  hexValue: string
  saturation: string
  hue: string
  suggestedColors: string
  chooseDate: string
  startDate: string
  endDate: string
  dateMissing: string
  partsMissing: string
  yearIncomplete: string
  rangeReversed: string
  /** Beside an empty field for a date or time, which some browsers fill with today's date in grey. */
  notSet: string
  previousMonth: string
  nextMonth: string
  notifications: string
  searchCommands: string
  searching: string
  commandsEmpty: (query: string) => string
  commandHints: { move: string; run: string; close: string }
  sortAscending: string
  sortDescending: string
  notSorted: string
  moved: (name: string, place: string, total: string) => string
  chooseFiles: string
  chooseFile: string
  dropHere: string
  orDropOrPaste: string
  uploaded: string
  uploading: (percent: string) => string
  cancelUpload: (name: string) => string
  errorTitle: string
  breadcrumbs: string
  dismiss: string
  tones: { info: string; success: string; warning: string; danger: string }
}

export const english: UiStrings = {
  cancel: 'Cancel',
  clear: 'Clear',
  close: 'Close',
  undo: 'Undo',
  retry: 'Try again',
  remove: 'Remove',
  working: 'Working',
  loading: 'Loading',
  loadMore: 'Show more',
  shownOf: (shown, total) => `${shown} of ${total} shown`,
  optional: 'optional',
  required: 'required',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  limitOk: (length, max) => `${length} of ${max} characters`,
  limitLong: (length, ideal, max) => `${length} of ${max} characters, best under ${ideal}`,
  limitOver: (over, max) => `${over} over the limit of ${max} characters`,
  increase: (label) => `Increase ${label}`,
  decrease: (label) => `Decrease ${label}`,
  notNumber: (typed, example) => `“${typed}” isn’t a number. Enter it like this: ${example}`,
  chooseOne: 'Choose',
  noMatches: 'Nothing matches',
  openList: 'Show the choices',
  chooseColor: 'Choose a colour',
  hexValue: 'Hex value',
  saturation: 'Saturation and brightness',
  hue: 'Hue',
  suggestedColors: 'Suggested colours',
  chooseDate: 'Choose a date',
  startDate: 'From',
  endDate: 'To',
  dateMissing: 'Enter both dates completely',
  partsMissing: 'Enter every part, or clear the field',
  yearIncomplete: 'Enter the year with four digits, such as 2026',
  rangeReversed: 'Enter an end date that isn’t before the start date',
  notSet: 'Not set',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  notifications: 'Messages',
  searchCommands: 'Search or run a command',
  searching: 'Searching',
  commandsEmpty: (query) => `Nothing found for “${query}”`,
  commandHints: { move: 'Move', run: 'Open', close: 'Close' },
  sortAscending: 'sorted, smallest first',
  sortDescending: 'sorted, largest first',
  notSorted: 'not sorted',
  moved: (name, place, total) => `${name} is now ${place} of ${total}`,
  chooseFiles: 'Choose files',
  chooseFile: 'Choose a file',
  dropHere: 'Let go to add',
  orDropOrPaste: 'or drop here, or paste',
  uploaded: 'Uploaded',
  uploading: (percent) => `${percent} uploaded`,
  cancelUpload: (name) => `Stop uploading ${name}`,
  errorTitle: 'This could not be loaded',
  breadcrumbs: 'You are here',
  dismiss: 'Dismiss',
  tones: { info: 'Note', success: 'Done', warning: 'Warning', danger: 'Problem' },
}
