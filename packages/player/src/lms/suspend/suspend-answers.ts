import type { Answer, InteractionKind } from '@deckle/core/deck/slide.ts'
import { clip } from '../scorm/values/clip.ts'

/** The parts of a slide that encoding its answer needs. */
export interface SuspendSlide {
  readonly slideId: string
  readonly interaction: InteractionKind
  /** Ids of its options, sliders or links, in order. */
  readonly items: readonly string[]
}

/** An encoded answer: 0 for none, numbers and letters for options, texts as they are. */
export type Written = number | string | readonly (number | string)[]
export function writeAnswer({ items }: SuspendSlide, answer: Answer | undefined): Written {
  if (!answer) return 0
  const place = (id: string) => items.indexOf(id) + 1
  switch (answer.kind) {
    case 'trueFalse':
    case 'singleSelect':
    case 'scoreSelect':
    case 'taggedSelect':
      return place(answer.option)
    case 'multiSelect':
      return bits(items, answer.options)
    case 'rating':
      return answer.value + 1
    case 'openAnswer':
      return answer.text
    case 'fillInTheBlank':
      return answer.texts
    case 'rangeSelect':
      return items.map((id) => answer.values[id] ?? 0)
    case 'qualification':
      return 1
    case 'uploader':
      return [answer.name, answer.size]
    case 'brancher':
      return [answer.option, ...answer.clicked].map(place)
    case 'ranking':
      return answer.order.map(place)
  }
}

export function readAnswer({ slideId, interaction, items }: SuspendSlide, one: Written): Answer | null {
  if (one === 0) return null
  const parts = Array.isArray(one) ? (one as readonly (number | string)[]) : []
  const id = (place: unknown) => (typeof place === 'number' ? items[place - 1] : undefined)
  switch (interaction) {
    case 'trueFalse':
    case 'singleSelect':
    case 'scoreSelect':
    case 'taggedSelect': {
      const option = id(one)
      return option === undefined ? null : { kind: interaction, option }
    }
    case 'multiSelect':
      return typeof one === 'string' ? { kind: 'multiSelect', options: fromBits(items, one) } : null
    case 'rating':
      return typeof one === 'number' ? { kind: 'rating', value: one - 1 } : null
    case 'openAnswer':
      return typeof one === 'string' ? { kind: 'openAnswer', text: one } : null
    case 'fillInTheBlank':
      return parts.length > 0 ? { kind: 'fillInTheBlank', texts: parts.map(String) } : null
    case 'rangeSelect':
      return parts.length === items.length
        ? {
            kind: 'rangeSelect',
            values: Object.fromEntries(items.map((key, at) => [key, Number(parts[at])])),
            result: null,
          }
        : null
    case 'qualification':
      return { kind: 'qualification', result: '' }
    case 'uploader':
      return parts.length === 2
        ? { kind: 'uploader', file: `${slideId}-file`, name: String(parts[0]), size: Number(parts[1]) }
        : null
    case 'brancher': {
      const [option, ...clicked] = parts.map(id)
      return option === undefined
        ? null
        : { kind: 'brancher', option, clicked: clicked.filter((one) => one !== undefined) }
    }
    case 'ranking': {
      const order = parts.map(id).filter((known) => known !== undefined)
      return order.length > 0 && order.length === items.length ? { kind: 'ranking', order } : null
    }
    case 'none':
      return null
  }
}

/** Chosen items as a hexadecimal bit set, a digit for four items. */
function bits(items: readonly string[], chosen: readonly string[]): string {
  const wanted = new Set(chosen)
  return Array.from({ length: Math.ceil(items.length / 4) }, (_, group) =>
    [0, 1, 2, 3].reduce((sum, bit) => sum + (wanted.has(items[group * 4 + bit] ?? '') ? 2 ** bit : 0), 0).toString(16),
  ).join('')
}

function fromBits(items: readonly string[], digits: string): readonly string[] {
  return items.filter((_, at) => (Number.parseInt(digits[Math.floor(at / 4)] ?? '0', 16) >> (at % 4)) & 1)
}

/** Whether truncating the answer's texts leaves its mark unchanged. */
export function isFree(slide: SuspendSlide | undefined): boolean {
  return slide?.interaction === 'openAnswer' || slide?.interaction === 'uploader'
}

export function cutTexts(one: Written, most: number): Written {
  if (typeof one === 'string') return cut(one, most)
  return Array.isArray(one)
    ? one.map((part: number | string) => (typeof part === 'string' ? cut(part, most) : part))
    : one
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${clip(text, most)}…`
}

export function longest(all: readonly Written[]): number {
  return Math.max(0, ...all.flat().map((one) => (typeof one === 'string' ? one.length : 0)))
}
