import type { RandomTouch } from './random-touches.ts'

/** A visitor's path, computed from rows: `source|campaign|day|article|deck|lead|course`. */
export function pathOf(rows: readonly RandomTouch[], model: 'first' | 'last', zone: string): string {
  const all = [...rows].sort((a, b) => a.at.getTime() - b.at.getTime())
  const indexOf = (kind: string) => all.findIndex((row) => row.kind === kind)
  const course = indexOf('course')
  const lead = indexOf('lead')
  const hasLead = lead >= 0 && (course < 0 || lead < course)
  // Last row that may count for article, deck and source.
  let end = all.length - 1
  if (course >= 0) end = course - 1
  if (hasLead) end = lead
  if (end < 0) end = 0
  let credit = 0
  if (model === 'last') {
    for (let at = 0; at <= end; at++) if (all[at]?.arrival) credit = at
    for (let at = 0; at <= end; at++) if (all[at]?.arrival && all[at]?.source !== '') credit = at
    // Arrivals without a source are skipped after one with a source; if no arrival has one, the last arrival counts.
    const named = all.slice(0, end + 1).some((row) => row.arrival && row.source !== '')
    const arrived = all.slice(0, end + 1).some((row) => row.arrival)
    if (!named && !arrived) credit = 0
  }
  const start = model === 'last' ? credit : 0
  let deck = ''
  let deckAt = -1
  let article = ''
  const isDeck = (row?: RandomTouch) => row?.kind === 'deck' || row?.kind === 'play' || row?.kind === 'lead'
  for (let at = start; at <= end; at++)
    if (isDeck(all[at]) && (deckAt < 0 || model === 'last')) {
      deckAt = at
      deck = all[at]?.thing_id ?? ''
    }
  for (let at = start; at <= (deckAt < 0 ? end : deckAt - 1); at++)
    if (all[at]?.kind === 'article' && (article === '' || model === 'last')) article = all[at]?.thing_id ?? ''
  const by = all[credit] as RandomTouch
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(by.at)
  return [by.source, by.campaign, day, article, deck, hasLead, course < 0 ? '' : all[course]?.thing_id].join('|')
}
