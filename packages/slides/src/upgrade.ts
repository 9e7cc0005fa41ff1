import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { noJumps } from '@deckle/core/deck/jump.ts'
import type { Slide, SlideData } from '@deckle/core/deck/slide.ts'
import { fieldsOf } from './catalog.ts'
import { defaultOf } from './fields/defaults.ts'
import type { Fields } from './fields/field.ts'
import { isCurrentSlide } from './legacy/current-slide.ts'
import { readLegacyDeck } from './legacy/read-legacy-deck.ts'

/** Fields added since decks were first stored, with the values that earlier decks had implicitly. */
const newer: Pick<DeckContent, 'resultRange' | 'outcomes' | 'gameRules'> = {
  resultRange: { minValue: 0, maxValue: 100, masterTags: [] },
  outcomes: [],
  gameRules: { speed: true, streak: true },
}

/**
 * Upgrades a stored document: missing fields get their default. Returns the same object where nothing is missing. Lists
 * are not filled. A document with legacy items is read item by item, each time with the same ids.
 */
export function upgradeContent(stored: DeckContent): DeckContent {
  const content = isDocument(stored) ? stored : readOlder(stored)
  const slides = mapSame(content.contentHash, upgradeSlide)
  const missing = missingFrom(content, newer)
  const translations = upgradeTranslations(content.translations)
  if (slides === content.contentHash && !missing && translations === content.translations) return content
  return { ...newer, ...content, contentHash: slides, translations }
}

function readOlder(stored: unknown): DeckContent {
  let made = 0
  return readLegacyDeck(stored, () => `x${++made}`).content ?? (stored as DeckContent)
}

function isDocument({ contentHash }: DeckContent): boolean {
  return Array.isArray(contentHash) && contentHash.every(isCurrentSlide)
}

function upgradeSlide(slide: Slide): Slide {
  const data = upgradeData(fieldsOf(slide.template), slide.data)
  if (data === slide.data && 'jumps' in slide) return slide
  return { ...slide, jumps: (slide as Partial<Slide>).jumps ?? noJumps, data }
}

function upgradeData(fields: Fields, data: SlideData): SlideData {
  let upgraded = data
  for (const [name, field] of Object.entries(fields)) {
    const value = data[name]
    if (value === undefined) upgraded = { ...upgraded, [name]: field.kind === 'list' ? [] : defaultOf(field, () => '') }
    else if (field.kind === 'list') {
      const items = value as readonly SlideData[]
      const upgradedItems = mapSame(items, (item) => upgradeData(field.item, item))
      if (upgradedItems !== items) upgraded = { ...upgraded, [name]: upgradedItems }
    }
  }
  return upgraded
}

function upgradeTranslations(translations: DeckContent['translations']): DeckContent['translations'] {
  if (Object.values(translations).every((one) => one.texts as unknown)) return translations
  return Object.fromEntries(
    Object.entries(translations).map(([language, one]) => [language, { ...one, texts: one.texts ?? {} }]),
  )
}

function missingFrom(content: object, expected: object): boolean {
  return Object.keys(expected).some((key) => !(key in content))
}

/** The same list where nothing changed. */
function mapSame<T>(list: readonly T[], change: (one: T) => T): readonly T[] {
  const changed = list.map(change)
  return changed.every((one, at) => one === list[at]) ? list : changed
}
