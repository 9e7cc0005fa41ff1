import { type DeckContent, deckLimits } from '@deckle/core/deck/deck.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { type ReaderType, readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { defaultData, interactionOf, isSlideType } from '../catalog.ts'
import type { NewId } from '../fields/defaults.ts'
import { isCurrentSlide } from './current-slide.ts'
import { entriesOf, plainName, Raw, type RawRecord, recordOf } from './raw.ts'
import { type ImportNote, type ImportReport, Notes } from './report.ts'
import { languageOf, readSettings } from './settings.ts'
import { type GivenSlide, readSlide } from './slide.ts'
import { Ids, numberOf, type Reading, readText } from './values.ts'

/** Why a file is no deck: it is no object or list, or nothing in it is a slide. */
export type ImportRefusal = 'not_a_deck' | 'no_slides'

export type LegacyDeck =
  | { readonly content: DeckContent; readonly report: ImportReport; readonly refused?: undefined }
  | { readonly refused: ImportRefusal; readonly content?: undefined; readonly report?: undefined }

/**
 * A deck from JSON, ours or older, item by item: what was understood and what not is told, nothing is thrown.
 * A document of ours comes out as it is. The content fits the contract's `deckContent` whatever is given.
 * @param newId makes ids where there are none
 */
export function readLegacyDeck(json: unknown, newId: NewId): LegacyDeck {
  const record = deckRecord(json)
  if (!record) return { refused: 'not_a_deck' }
  const raw = new Raw(record)
  const given = slidesIn(raw)
  if (!given || given.length === 0) return { refused: given ? 'no_slides' : 'not_a_deck' }
  const all: ImportNote[] = []
  const notes = new Notes(all)
  const reading: Reading = { own: isOwn(record), newId }
  if (given.length > deckLimits.slides) notes.at('contentHash').add('too_many', { max: deckLimits.slides })
  const read = readSlides(given.slice(0, deckLimits.slides), reading)
  if (read.slides.length === 0) return { refused: 'no_slides' }
  const readerType = readerTypeOf(raw, read.slides, notes)
  const name = readText(raw.get('name', 'title', 'deckName', 'header'), deckLimits.name, reading, notes.at('name'))
  const language = languageOf(raw.get('language', 'lang', 'locale')) ?? 'en'
  const base = createDeck(readerType, language, catalog, newId, name)
  const settings = readSettings(raw, base, reading, notes)
  const neutral = read.neutral !== undefined && !raw.has('feedbackTexts') ? { neutral: read.neutral } : {}
  const content: DeckContent = {
    ...settings,
    feedbackTexts: { ...settings.feedbackTexts, ...neutral },
    name: reading.own ? (name ?? base.name) : base.name,
    readerType,
    language,
    contentHash: read.slides,
  }
  for (const [left, value] of raw.rest()) notes.at(left).add('not_kept', { value })
  const format = reading.own && read.isCurrent ? 'deckle' : 'legacy'
  return { content, report: { format, name: content.name, readerType, notes: all, slides: read.items } }
}

const catalog = {
  defaultData: (template: Slide['template'], newId: NewId) =>
    isSlideType(template) ? defaultData(template, newId) : {},
  interactionOf,
}

const slideLists = ['contentHash', 'slides', 'questions', 'items', 'cards', 'pages'] as const

/** The object that holds the slides, out of what it may be wrapped in; a list is a deck of its items. */
function deckRecord(json: unknown): RawRecord | null {
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

/** Some kept a document as text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** Slides keyed by their ids, without a name around them. */
function looksLikeSlides(record: RawRecord): boolean {
  const values = Object.values(record)
  return (
    values.length > 0 &&
    values.every((one) => recordOf(one) && new Raw(recordOf(one)).has('template', 'slideId', 'qtype'))
  )
}

function slidesIn(raw: Raw): readonly { readonly key: string | null; readonly value: unknown }[] | null {
  for (const name of slideLists) {
    const list = entriesOf(parsed(raw.peek(name)))
    if (!list) continue
    raw.get(name)
    return inOrder(list.slice(0, deckLimits.slides * 10))
  }
  return null
}

/** By the numbers that they bear, where all do. */
function inOrder<Entry extends { readonly value: unknown }>(list: readonly Entry[]): readonly Entry[] {
  const numbers = list.map(({ value }) => numberOf(new Raw(recordOf(value)).peek('slideSeq', 'seq', 'order')))
  if (numbers.some((one) => one === undefined)) return list
  return list
    .map((entry, at) => ({ entry, number: numbers[at] as number }))
    .toSorted((a, b) => a.number - b.number)
    .map(({ entry }) => entry)
}

/** Written by this application, as a whole. */
function isOwn(record: RawRecord): boolean {
  return (
    Array.isArray(record['contentHash']) &&
    ['feedbackTexts', 'design', 'marking'].every((name) => Object.hasOwn(record, name))
  )
}

function readSlides(given: readonly { readonly key: string | null; readonly value: unknown }[], reading: Reading) {
  const ids = new Ids(reading.newId)
  const bySaid = new Map<string, string>()
  const withIds = given.map(({ key, value }, at): GivenSlide => {
    const raw = new Raw(recordOf(value))
    const id = ids.take(raw.peek('slideId'), raw.peek('id', '_id'), key)
    for (const said of [raw.peek('slideId'), raw.peek('id', '_id'), key, at])
      if ((typeof said === 'string' || typeof said === 'number') && !bySaid.has(String(said)))
        bySaid.set(String(said), id)
    return { id, value }
  })
  const slides: Slide[] = []
  const items = []
  let neutral: string | undefined
  for (const one of withIds) {
    const { slide, item } = readSlide(one, slides.length, {
      ...reading,
      own: reading.own && isCurrentSlide(one.value),
      slideAt: (said) => (typeof said === 'string' || typeof said === 'number' ? bySaid.get(String(said)) : undefined),
      onNeutralFeedback: (text, notes) => {
        neutral ??= text
        notes.add(neutral === text ? 'feedback_moved' : 'not_kept', { value: text })
      },
    })
    items.push(item)
    if (slide) slides.push(slide)
  }
  return { slides, items, neutral, isCurrent: given.every(({ value }) => isCurrentSlide(value)) }
}

const otherReaderTypes: Readonly<Record<string, ReaderType>> = {
  links: 'linklist',
  test: 'quiz',
  exam: 'assessment',
  form: 'submission',
  calculation: 'calculator',
  personality: 'profiler',
  profile: 'profiler',
  recommender: 'recommendation',
}

function readerTypeOf(raw: Raw, slides: readonly Slide[], notes: Notes): ReaderType {
  const said = raw.get('readerType', 'contentType', 'deckType') ?? raw.peek('type', 'kind')
  const plain = typeof said === 'string' ? plainName(said) : ''
  const known =
    readerTypes.find((one) => one === plain) ??
    (Object.hasOwn(otherReaderTypes, plain) ? otherReaderTypes[plain] : undefined)
  if (known !== undefined) return known
  notes.at('readerType').add('reader_type_guessed', said === undefined ? {} : { value: said })
  return guessReaderType(slides)
}

/** What the slides are good for. */
function guessReaderType(slides: readonly Slide[]): ReaderType {
  const has = (...templates: readonly Slide['template'][]): boolean =>
    slides.some(({ template }) => templates.includes(template))
  if (
    slides.some(({ data }) => JSON.stringify(data).includes('"correct":"checked"')) ||
    has('fill_in_the_blanks', 'anagram')
  )
    return 'quiz'
  if (has('range_select', 'qualification')) return 'calculator'
  if (has('tagged_select')) return 'profiler'
  if (has('uploader')) return 'submission'
  if (slides.every(({ template }) => interactionOf(template) === 'none')) return 'story'
  if (slides.every(({ template }) => template === 'brancher' || interactionOf(template) === 'none')) return 'linklist'
  return 'survey'
}
