import { deckLimits } from '@deckle/core/deck/deck.ts'
import { entriesOf, Raw, type RawRecord, recordOf } from './raw.ts'
import { numberOf } from './values.ts'

/** An item of the file; `key` where the file stores its items by key. */
export interface FileItem {
  readonly key: string | null
  readonly value: unknown
}

const slideLists = ['contentHash', 'slides', 'questions', 'items', 'cards', 'pages'] as const

/** Unwraps the object that holds the slides; a list is a deck of its items. */
export function deckRecord(json: unknown): RawRecord | null {
  let found: RawRecord | null = Array.isArray(json) ? { slides: json as unknown } : recordOf(json)
  for (let depth = 0; found && depth < 3; depth++) {
    const raw = new Raw(found)
    if (slideLists.some((name) => entriesOf(raw.peek(name)))) return found
    const inner: unknown = parsed(raw.peek('deck', 'content', 'data', 'draft'))
    const next: RawRecord | null = Array.isArray(inner) ? { slides: inner as unknown } : recordOf(inner)
    if (!next) return found
    const { deck: _deck, content: _content, data: _data, draft: _draft, ...outer } = found
    found = looksLikeSlides(next) ? { ...outer, slides: next } : { ...outer, ...next }
  }
  return found
}

/** Some files hold a document as a JSON string. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** Whether an object is slides keyed by id. */
export function looksLikeSlides(record: RawRecord): boolean {
  const values = Object.values(record)
  return (
    values.length > 0 &&
    values.every((one) => recordOf(one) && new Raw(recordOf(one)).has('template', 'slideId', 'qtype'))
  )
}

/** The items that slides are read from, in order; null where there are none. */
export function slidesIn(raw: Raw): readonly FileItem[] | null {
  for (const name of slideLists) {
    const list = entriesOf(parsed(raw.peek(name)))
    if (!list) continue
    raw.get(name)
    return inOrder(list.slice(0, deckLimits.slides * 10))
  }
  return null
}

/** By their numbers, where all have one. */
function inOrder<Entry extends { readonly value: unknown }>(list: readonly Entry[]): readonly Entry[] {
  const numbers = list.map(({ value }) => numberOf(new Raw(recordOf(value)).peek('slideSeq', 'seq', 'order')))
  if (numbers.some((one) => one === undefined)) return list
  return list
    .map((entry, at) => ({ entry, number: numbers[at] as number }))
    .toSorted((a, b) => a.number - b.number)
    .map(({ entry }) => entry)
}
