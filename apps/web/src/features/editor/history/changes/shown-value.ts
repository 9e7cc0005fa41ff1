import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { deckEnd } from '@deckle/core/deck/jump.ts'
import { isPlainObject, type PlainObject } from '@deckle/core/document/tree.ts'
import type { Field } from '@deckle/slides/fields/field.ts'
import { headingOf } from '@deckle/slides/reports.ts'
import type { Words } from '../../../../words/use-words.ts'
import { fieldAt } from '../../in-place/text-rules.ts'
import { type ChangeWords, nameOfKey } from './change-words.ts'

/** A displayed value: the author's text, our own words, an image by its media id, or a colour. */
export type Shown =
  | { readonly kind: 'own' | 'words' | 'picture' | 'color'; readonly text: string }
  | { readonly kind: 'blank' }

/** Context of a value: its path, its slide type (null for the deck itself), and the content it is from. */
export interface Place {
  readonly path: readonly string[]
  readonly template: string | null
  readonly content: Pick<DeckContent, 'contentHash'>
}

/** A value formatted by its field's kind; unknown values as they are. */
export function shownValue(words: ChangeWords, value: unknown, place: Place): Shown {
  const { t } = words
  const key = place.path.at(-1) ?? ''
  const field = fieldOf(place)
  if (field?.kind === 'check') return { kind: 'words', text: t(value === 'checked' ? 'value.yes' : 'value.no') }
  if (field?.kind === 'target' && typeof value === 'string')
    return { kind: 'words', text: targetWords(words.logic, value, place.content) }
  if (isAbsent(value)) return { kind: 'blank' }
  if (typeof value === 'boolean') return { kind: 'words', text: t(value ? 'value.yes' : 'value.no') }
  if (typeof value === 'number') return { kind: 'words', text: String(value) }
  if (typeof value === 'string') {
    if (key === 'id') return { kind: 'picture', text: value }
    if (/^#[0-9a-f]{6}$/i.test(value)) return { kind: 'color', text: value }
    const choice = choiceWords(words, key, value, field)
    return choice === null ? { kind: 'own', text: value } : { kind: 'words', text: choice }
  }
  if (Array.isArray(value))
    return { kind: 'own', text: value.map((one, at) => `${at + 1}. ${inOneLine(words, one, place)}`).join('\n') }
  if (!isPlainObject(value)) return { kind: 'words', text: t('value.data') }
  if (isPicture(value)) return { kind: 'own', text: String(value['alt']) || t('value.picture') }
  return { kind: 'own', text: linesOf(words, value, place).join('\n') || t('value.data') }
}

/** Whether the value counts as absent. */
export function isAbsent(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isPlainObject(value) && Object.values(value).every(isAbsent)
}

function fieldOf({ path, template }: Pick<Place, 'path' | 'template'>): Field | undefined {
  return template !== null && path[0] === 'data' ? fieldAt(template, path.slice(1).join('.')) : undefined
}

/** An item's values, a line each: "Text: Green". */
function linesOf(words: ChangeWords, item: PlainObject, place: Place): readonly string[] {
  const list = place.path.at(-2) ?? ''
  return inReadingOrder(item, place).flatMap(([key, value]) => {
    if (key === 'id' || isAbsent(value)) return []
    const shown = shownValue(words, value, { ...place, path: [...place.path, key] })
    if (shown.kind === 'blank') return []
    return [`${nameOfKey(words, key, list, place.path[0] === 'data')}: ${shown.text}`]
  })
}

/**
 * A slide's fields in the order of its type, an outcome's in the order of its form: stored documents have no reliable
 * order.
 */
function inReadingOrder(item: PlainObject, { path, template }: Place): readonly (readonly [string, unknown])[] {
  const field = fieldOf({ path: path.slice(0, -1), template })
  const order = field?.kind === 'list' ? Object.keys(field.item) : outcomeOrder
  const at = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length)
  return Object.entries(item).sort(([one], [other]) => at(one) - at(other))
}

const outcomeOrder: readonly string[] = [
  'title',
  'text',
  'image',
  'link',
  'linkLabel',
  'minValue',
  'maxValue',
  'masterTags',
]

function inOneLine(words: ChangeWords, item: unknown, place: Place): string {
  if (!isPlainObject(item)) return String(item)
  const texts = inReadingOrder(item, { ...place, path: [...place.path, ''] }).filter(([key]) => key !== 'id')
  const text = texts.find(([, value]) => typeof value === 'string' && !isBlank(value))?.[1]
  if (typeof text === 'string') return text
  return linesOf(words, item, { ...place, path: [...place.path, ''] })[0] ?? words.t('value.data')
}

/** The label of a selected choice; null if the field is no choice. */
function choiceWords(
  { editor, deck }: ChangeWords,
  key: string,
  value: string,
  field: Field | undefined,
): string | null {
  const inEditor = (path: string) => (editor.has(path as 'more') ? editor(path as 'more') : null)
  const inDeck = (path: string) => (deck.has(path as 'plans.free') ? deck(path as 'plans.free') : null)
  if (field) return field.kind === 'select' ? inEditor(`options.${value}`) : null
  switch (key) {
    case 'theme':
    case 'filter':
    case 'textPosition':
    case 'imageLayout':
    case 'transition':
      return inEditor(`design.${key}s.${value}`)
    case 'purpose':
    case 'pattern':
      return inEditor(`properties.${key}s.${value}`)
    case 'marking':
      return inEditor(`properties.${value}`)
    case 'readerType':
      return inDeck(`types.${value}.name`)
    case 'template':
      return inDeck(`slides.${value}.name`)
    case 'language':
    case 'baseLanguage':
      return inDeck(`languages.${value}`)
    default:
      return null
  }
}

function targetWords(t: Words<'logic'>, target: string, { contentHash }: Place['content']): string {
  if (target === '') return t('target.next')
  if (target === deckEnd) return t('target.end')
  const at = contentHash.findIndex(({ slideId }) => slideId === target)
  const slide = contentHash[at]
  return slide ? t('target.slide', { number: at + 1, heading: headingOf(slide.data) }) : t('target.gone')
}

function isPicture(value: PlainObject): boolean {
  return typeof value['alt'] === 'string' && 'id' in value
}
