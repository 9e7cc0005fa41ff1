import { type DeckContent, deckLimits } from '@deckle/core/deck/deck.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { defaultData, interactionOf, isSlideType } from '../catalog.ts'
import type { NewId } from '../fields/defaults.ts'
import { isCurrentSlide } from './current-slide.ts'
import { Raw, type RawRecord, recordOf } from './raw.ts'
import { readerTypeOf } from './reader-type.ts'
import { type ImportNote, type ImportReport, Notes } from './report.ts'
import { languageOf, readSettings } from './settings.ts'
import { type FileSlide, readSlide } from './slide.ts'
import { deckRecord, type FileItem, slidesIn } from './slide-list.ts'
import { olderTranslations } from './translations.ts'
import { Ids, type Reading, readText } from './values.ts'

/** The file is neither object nor list, or nothing in it is a slide. */
type ImportRefusal = 'not_a_deck' | 'no_slides'

type LegacyDeck =
  | { readonly content: DeckContent; readonly report: ImportReport; readonly refused?: undefined }
  | { readonly refused: ImportRefusal; readonly content?: undefined; readonly report?: undefined }

/**
 * Reads a deck from JSON of this or the former application, slide by slide, with a report; never throws. A document of
 * this application is unchanged. The content fits the contract's `deckContent` for any input.
 * @param newId makes ids where there are none
 */
export function readLegacyDeck(json: unknown, newId: NewId): LegacyDeck {
  const record = deckRecord(json)
  if (!record) return { refused: 'not_a_deck' }
  const raw = new Raw(record)
  const fileItems = slidesIn(raw)
  if (!fileItems || fileItems.length === 0) return { refused: fileItems ? 'no_slides' : 'not_a_deck' }
  const all: ImportNote[] = []
  const notes = new Notes(all)
  const reading: Reading = { own: isOwn(record), newId }
  if (fileItems.length > deckLimits.slides) notes.at('contentHash').add('too_many', { max: deckLimits.slides })
  const read = readSlides(fileItems.slice(0, deckLimits.slides), reading)
  if (read.slides.length === 0) return { refused: 'no_slides' }
  const readerType = readerTypeOf(raw, read.slides, notes)
  const name = readText(raw.get('name', 'title', 'deckName', 'header'), deckLimits.name, reading, notes.at('name'))
  const language = languageOf(raw.get('language', 'lang', 'locale')) ?? 'en'
  const base = createDeck({ readerType, language, catalog, newId, name })
  const settings = readSettings(raw, base, reading, notes)
  const translations = reading.own
    ? settings.translations
    : olderTranslations(raw.get('translations'), { language, ...read }, reading, notes.at('translations'))
  const neutral = read.neutral !== undefined && !raw.has('feedbackTexts') ? { neutral: read.neutral } : {}
  const content: DeckContent = {
    ...settings,
    translations,
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

/** Whether this application wrote the document. */
function isOwn(record: RawRecord): boolean {
  return (
    Array.isArray(record['contentHash']) &&
    ['feedbackTexts', 'design', 'marking'].every((name) => Object.hasOwn(record, name))
  )
}

function readSlides(fileItems: readonly FileItem[], reading: Reading) {
  const ids = new Ids(reading.newId)
  const idByReference = new Map<string, string>()
  const withIds = fileItems.map(({ key, value }, at): FileSlide => {
    const raw = new Raw(recordOf(value))
    const id = ids.claim(raw.peek('slideId'), raw.peek('id', '_id'), key)
    for (const reference of [raw.peek('slideId'), raw.peek('id', '_id'), key, at])
      if ((typeof reference === 'string' || typeof reference === 'number') && !idByReference.has(String(reference)))
        idByReference.set(String(reference), id)
    return { id, value }
  })
  const slides: Slide[] = []
  const items = []
  const slideAt = (reference: unknown): string | undefined =>
    typeof reference === 'string' || typeof reference === 'number' ? idByReference.get(String(reference)) : undefined
  let neutral: string | undefined
  for (const one of withIds) {
    const { slide, item } = readSlide(one, slides.length, {
      ...reading,
      own: reading.own && isCurrentSlide(one.value),
      slideAt,
      onNeutralFeedback: (text, notes) => {
        neutral ??= text
        notes.add(neutral === text ? 'feedback_moved' : 'not_kept', { value: text })
      },
    })
    items.push(item)
    if (slide) slides.push(slide)
  }
  return { slides, items, neutral, slideAt, isCurrent: fileItems.every(({ value }) => isCurrentSlide(value)) }
}
