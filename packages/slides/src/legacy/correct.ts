import type { SlideData, SlideTemplate } from '@deckle/core/deck/slide.ts'
import { fieldsOf } from '../catalog.ts'
import { type Raw, recordOf } from './raw.ts'
import type { Notes } from './report.ts'
import { mostCharacters, numberOf, unescaped } from './values.ts'

interface Option {
  readonly id: string
  readonly text: string
  readonly correct: 'checked' | ''
}

/**
 * Marks the right options where the item names them beside its list: by text, id, number or letter. For a ranking it is
 * the right order, where all options are named; else the list's own order.
 */
export function markRight(template: SlideTemplate, data: SlideData, item: Raw, notes: Notes): SlideData {
  const [list] =
    Object.entries(fieldsOf(template)).find(
      ([, field]) => field.kind === 'list' && field.item['correct']?.kind === 'check',
    ) ?? []
  if (template === 'ranking') return inRightOrder(data, item, notes)
  if (list === undefined) return data
  const options = data[list] as readonly Option[]
  if (options.some(({ correct }) => correct === 'checked')) {
    item.get('correct', 'answer')
    return data
  }
  const stated = item.get(...answerNames)
  if (stated === undefined || stated === '') return data
  const texts = options.map(({ text }) => plain(text))
  const found = answersOf(template, stated).map((one) => optionOf(options, texts, one))
  const right = new Set(found.map((one) => one?.id))
  if (found.some((one) => one === null || one.isGuess)) notes.at('correct').add('correct_guessed', { value: stated })
  return {
    ...data,
    [list]: options.map((option) => (right.has(option.id) ? { ...option, correct: 'checked' } : option)),
  }
}

const answerNames = [
  'correct',
  'correctAnswer',
  'correctOption',
  'correctAnswers',
  'rightAnswer',
  'answer',
  'solution',
] as const

function inRightOrder(data: SlideData, item: Raw, notes: Notes): SlideData {
  const stated = item.get(...answerNames, 'correctOrder', 'rightOrder')
  if (stated === undefined || stated === '') return data
  const options = data['options'] as readonly Option[]
  const texts = options.map(({ text }) => plain(text))
  const found = answersOf('ranking', stated).map((one) => optionOf(options, texts, one))
  const ids = new Set(found.map((one) => one?.id))
  const isWhole = found.length === options.length && options.every(({ id }) => ids.has(id))
  if (!isWhole || found.some((one) => one?.isGuess)) notes.at('correct').add('correct_guessed', { value: stated })
  return isWhole ? { ...data, options: [...ids].map((id) => options.find((one) => one.id === id)) } : data
}

function answersOf(template: SlideTemplate, stated: unknown): readonly unknown[] {
  if (Array.isArray(stated)) return stated.slice(0, 100)
  if ((template === 'multiple_select' || template === 'ranking') && typeof stated === 'string')
    return stated.slice(0, mostCharacters).split(/[,;|\n]/)
  return [stated]
}

const plain = (value: unknown): string => unescaped(String(value).slice(0, mostCharacters)).trim().toLowerCase()

function optionOf(
  options: readonly Option[],
  texts: readonly string[],
  stated: unknown,
): { readonly id: string; readonly isGuess: boolean } | null {
  if (recordOf(stated) || Array.isArray(stated)) return null
  const wanted = plain(stated)
  const exact =
    options.find(({ id }) => id === stated) ??
    (wanted === '' ? undefined : options[texts.indexOf(wanted)]) ??
    (typeof stated === 'boolean' ? options[stated ? 0 : 1] : undefined)
  if (exact) return { id: exact.id, isGuess: false }
  const letter = /^(?:option|choice|answer)?[ _-]?([a-j])$/.exec(wanted)?.[1]
  const numbered = /^(?:option|choice|answer|text)[ _-]?(\d{1,3})$/.exec(wanted)?.[1]
  if (letter !== undefined) return at(options, letter.charCodeAt(0) - 97, false)
  if (numbered !== undefined) return at(options, Number(numbered) - 1, false)
  const number = numberOf(stated)
  // Numbers count from 1; 0 means the first.
  return number === undefined ? null : at(options, number === 0 ? 0 : number - 1, true)
}

function at(options: readonly Option[], index: number, isGuess: boolean) {
  const option = options[index]
  return option ? { id: option.id, isGuess } : null
}
