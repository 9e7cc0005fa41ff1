import type { Answer, AnswerByKind, AnswerKind, InteractionKind } from '@deckle/core/deck/slide.ts'
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

/** How answers of a kind are encoded; `read` gives null for what does not fit the slide. */
interface Encoding<K extends AnswerKind> {
  readonly write: (answer: AnswerByKind[K], items: readonly string[]) => Written
  readonly read: (one: Written, slide: SuspendSlide) => AnswerByKind[K] | null
}

const encodings: { readonly [K in AnswerKind]: Encoding<K> } = {
  trueFalse: oneOption('trueFalse'),
  singleSelect: oneOption('singleSelect'),
  scoreSelect: oneOption('scoreSelect'),
  taggedSelect: oneOption('taggedSelect'),
  multiSelect: {
    write: ({ options }, items) => bits(items, options),
    read: (one, { items }) => (typeof one === 'string' ? { kind: 'multiSelect', options: fromBits(items, one) } : null),
  },
  rating: {
    write: ({ value }) => value + 1,
    read: (one) => (typeof one === 'number' ? { kind: 'rating', value: one - 1 } : null),
  },
  openAnswer: {
    write: ({ text }) => text,
    read: (one) => (typeof one === 'string' ? { kind: 'openAnswer', text: one } : null),
  },
  fillInTheBlank: {
    write: ({ texts }) => texts,
    read: (one) => {
      const parts = partsOf(one)
      return parts.length > 0 ? { kind: 'fillInTheBlank', texts: parts.map(String) } : null
    },
  },
  rangeSelect: {
    write: ({ values }, items) => items.map((id) => values[id] ?? 0),
    read: (one, { items }) => {
      const parts = partsOf(one)
      if (parts.length !== items.length) return null
      const values = Object.fromEntries(items.map((key, at) => [key, Number(parts[at])]))
      return { kind: 'rangeSelect', values, result: null }
    },
  },
  qualification: {
    write: () => 1,
    read: () => ({ kind: 'qualification', result: '' }),
  },
  uploader: {
    write: ({ name, size }) => [name, size],
    read: (one, { slideId }) => {
      const [name, size, ...more] = partsOf(one)
      if (size === undefined || more.length > 0) return null
      return { kind: 'uploader', file: `${slideId}-file`, name: String(name), size: Number(size) }
    },
  },
  brancher: {
    write: ({ option, clicked }, items) => [option, ...clicked].map((id) => placeOf(items, id)),
    read: (one, { items }) => {
      const [option, ...clicked] = partsOf(one).map((place) => itemAt(items, place))
      if (option === undefined) return null
      return { kind: 'brancher', option, clicked: clicked.filter((id) => id !== undefined) }
    },
  },
  ranking: {
    write: ({ order }, items) => order.map((id) => placeOf(items, id)),
    read: (one, { items }) => {
      const order = partsOf(one)
        .map((place) => itemAt(items, place))
        .filter((id) => id !== undefined)
      return order.length > 0 && order.length === items.length ? { kind: 'ranking', order } : null
    },
  },
}

function oneOption<K extends 'trueFalse' | 'singleSelect' | 'scoreSelect' | 'taggedSelect'>(kind: K) {
  return {
    write: ({ option }: { readonly option: string }, items: readonly string[]) => placeOf(items, option),
    read: (one: Written, { items }: SuspendSlide) => {
      const option = itemAt(items, one)
      return option === undefined ? null : { kind, option }
    },
  }
}

export function writeAnswer({ items }: SuspendSlide, answer: Answer | undefined): Written {
  if (!answer) return 0
  const write = encodings[answer.kind].write as (answer: Answer, items: readonly string[]) => Written
  return write(answer, items)
}

export function readAnswer(slide: SuspendSlide, one: Written): Answer | null {
  if (one === 0 || slide.interaction === 'none') return null
  return encodings[slide.interaction].read(one, slide)
}

/** Places count from 1; 0 for an item that is not there. */
function placeOf(items: readonly string[], id: string): number {
  return items.indexOf(id) + 1
}

function itemAt(items: readonly string[], place: unknown): string | undefined {
  return typeof place === 'number' ? items[place - 1] : undefined
}

function partsOf(one: Written): readonly (number | string)[] {
  return Array.isArray(one) ? (one as readonly (number | string)[]) : []
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
