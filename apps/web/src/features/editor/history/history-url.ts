/** The version history in the address. */
export interface HistoryUrl {
  /** `open`, or what is looked at: `draft` or a version's id; '' while it is closed. */
  readonly history: string
  /** What that is compared with: `draft` or a version's id; '' for what suits. */
  readonly with: string
  /** All slides of it, or '' for what differs. */
  readonly view: 'slides' | ''
}

export function parseHistory(search: Readonly<Record<string, unknown>>): HistoryUrl {
  const text = (name: string) => (typeof search[name] === 'string' ? search[name] : '')
  return { history: text('history'), with: text('with'), view: text('view') === 'slides' ? 'slides' : '' }
}
