import type { SlideData, SlideTemplate } from '@deckle/core/deck/slide.ts'
import type { Fields } from '../fields/field.ts'
import { type Raw, recordOf } from './raw.ts'
import type { Notes } from './report.ts'
import { mostCharacters, numberOf, unescaped } from './values.ts'

interface Option {
  readonly id: string
  readonly text: string
  readonly correct: 'checked' | ''
}

/**
 * The right options, where the item says them beside its list: by text, by id, by number or by letter. Of a ranking it is the
 * right order, where all options are named; else the list stands in it.
 */
export function markRight(
  template: SlideTemplate,
  fields: Fields,
  data: SlideData,
  item: Raw,
  notes: Notes,
): SlideData {
  const [list] =
    Object.entries(fields).find(([, field]) => field.kind === 'list' && field.item['correct']?.kind === 'check') ?? []
  if (template === 'ranking') return inRightOrder(data, item, notes)
  if (list === undefined) return data
  const options = data[list] as readonly Option[]
  if (options.some(({ correct }) => correct === 'checked')) {
    item.get('correct', 'answer')
    return data
  }
  const said = item.get(...sayRight)
  if (said === undefined || said === '') return data
  const texts = options.map(({ text }) => plain(text))
  const found = saidList(template, said).map((one) => optionOf(options, texts, one))
  const right = new Set(found.map((one) => one?.id))
  if (found.some((one) => one === null || one.isGuess)) notes.at('correct').add('correct_guessed', { value: said })
  return {
    ...data,
    [list]: options.map((option) => (right.has(option.id) ? { ...option, correct: 'checked' } : option)),
  }
}

const sayRight = [
  'correct',
  'correctAnswer',
  'correctOption',
  'correctAnswers',
  'rightAnswer',
  'answer',
  'solution',
] as const

function inRightOrder(data: SlideData, item: Raw, notes: Notes): SlideData {
  const said = item.get(...sayRight, 'correctOrder', 'rightOrder')
  if (said === undefined || said === '') return data
  const options = data['options'] as readonly Option[]
  const texts = options.map(({ text }) => plain(text))
  const found = saidList('ranking', said).map((one) => optionOf(options, texts, one))
  const ids = new Set(found.map((one) => one?.id))
  const isWhole = found.length === options.length && options.every(({ id }) => ids.has(id))
  if (!isWhole || found.some((one) => one?.isGuess)) notes.at('correct').add('correct_guessed', { value: said })
  return isWhole ? { ...data, options: [...ids].map((id) => options.find((one) => one.id === id)) } : data
}

function saidList(template: SlideTemplate, said: unknown): readonly unknown[] {
  if (Array.isArray(said)) return said.slice(0, 100)
  if ((template === 'multiple_select' || template === 'ranking') && typeof said === 'string')
    return said.slice(0, mostCharacters).split(/[,;|\n]/)
  return [said]
}

const plain = (value: unknown): string => unescaped(String(value).slice(0, mostCharacters)).trim().toLowerCase()

function optionOf(
  options: readonly Option[],
  texts: readonly string[],
  said: unknown,
): { readonly id: string; readonly isGuess: boolean } | null {
  if (recordOf(said) || Array.isArray(said)) return null
  const wanted = plain(said)
  const exact =
    options.find(({ id }) => id === said) ??
    (wanted === '' ? undefined : options[texts.indexOf(wanted)]) ??
    (typeof said === 'boolean' ? options[said ? 0 : 1] : undefined)
  if (exact) return { id: exact.id, isGuess: false }
  const letter = /^(?:option|choice|answer)?[ _-]?([a-j])$/.exec(wanted)?.[1]
  const numbered = /^(?:option|choice|answer|text)[ _-]?(\d{1,3})$/.exec(wanted)?.[1]
  if (letter !== undefined) return at(options, letter.charCodeAt(0) - 97, false)
  if (numbered !== undefined) return at(options, Number(numbered) - 1, false)
  const number = numberOf(said)
  // Counted from 1, unless it is 0: some counted from there.
  return number === undefined ? null : at(options, number === 0 ? 0 : number - 1, true)
}

function at(options: readonly Option[], index: number, isGuess: boolean) {
  const option = options[index]
  return option ? { id: option.id, isGuess } : null
}
