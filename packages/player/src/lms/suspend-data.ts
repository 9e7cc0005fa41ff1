import type { Answer, InteractionKind } from '@deckle/core/deck/slide.ts'
import { clip } from './scorm/clip.ts'

/** What writing a slide's answers needs. */
export interface SuspendSlide {
  readonly slideId: string
  readonly interaction: InteractionKind
  /** Ids of its options, sliders or links, in their order. */
  readonly items: readonly string[]
}

/** An attempt as it is suspended and resumed. */
export interface SuspendedPlay {
  readonly language: string
  readonly index: number
  readonly trail: readonly number[]
  readonly answers: Readonly<Record<string, Answer>>
  /** Seconds from the first answer until now. */
  readonly seconds: number
  /** Visible seconds on answered slides. */
  readonly spent: Readonly<Record<string, number>>
  /** The LMS has a result of this person, of this attempt or an earlier one. */
  readonly hasResult: boolean
}

export interface RestoredPlay extends SuspendedPlay {
  /** It did not fit: long texts are cut, or answers are missing. */
  readonly isCut: boolean
}

/** An answer by its place: 0 for none, numbers and letters for options, texts as they are. */
type Written = number | string | readonly (number | string)[]
type Document = readonly [
  format: 1,
  key: string,
  language: string,
  index: number,
  trail: string,
  seconds: number,
  /** 1 for cut, 2 for a result. */
  flags: number,
  answers: readonly Written[],
  spent: readonly number[],
]

/**
 * Writes a play into `limit` characters. What has no room goes in this order: times, the ends of long texts, the longest
 * answers, the way back. The place and the choices stay longest.
 * @param key of the package: data of another is not read
 */
export function writeSuspended(
  slides: readonly SuspendSlide[],
  play: SuspendedPlay,
  { key, limit }: { readonly key: string; readonly limit: number },
): string {
  const all = slides.map((slide) => written(slide, play.answers[slide.slideId]))
  const spent = slides.map(({ slideId }) => Math.max(0, Math.round(play.spent[slideId] ?? 0)))
  const write = (answers: readonly Written[], isCut: boolean, times: readonly number[] = [], trail = play.trail) => {
    const document: Document = [
      1,
      key,
      play.language,
      play.index,
      ranges(trail),
      Math.max(0, Math.round(play.seconds)),
      (isCut ? 1 : 0) + (play.hasResult ? 2 : 0),
      withoutEnd(answers),
      withoutEnd(times),
    ]
    return JSON.stringify(document)
  }
  const fits = (text: string) => text.length <= limit
  const whole = write(all, false, spent)
  if (fits(whole)) return whole
  const timeless = write(all, false)
  if (fits(timeless)) return timeless
  const cutTo = (most: number) => all.map((one, at) => (isFree(slides[at]) ? cutTexts(one, most) : one))
  const most = largest(longest(all), (length) => fits(write(cutTo(length), true)))
  if (most > 0) return write(cutTo(most), true)
  const fewer = [...cutTo(1)]
  const byLength = fewer.map((one, at) => [at, JSON.stringify(one).length] as const).toSorted(([, a], [, b]) => b - a)
  for (const [at] of byLength) {
    fewer[at] = 0
    const left = write(fewer, true)
    if (fits(left)) return left
  }
  return write([], true, [], [])
}

/** Null for data that is missing, changed by the LMS, or another package's. */
export function readSuspended(slides: readonly SuspendSlide[], text: string, key: string): RestoredPlay | null {
  const document = parse(text)
  if (!document || !isOf(document, key, slides.length)) return null
  const [, , language, index, trail, seconds, flags, answers, spent] = document
  const read = slides.flatMap((slide, at) => {
    const answer = answerFrom(slide, answers[at] ?? 0)
    return answer ? [[slide.slideId, answer, spent[at] ?? 0] as const] : []
  })
  return {
    language,
    index,
    trail: fromRanges(trail),
    seconds,
    answers: Object.fromEntries(read.map(([slideId, answer]) => [slideId, answer])),
    spent: Object.fromEntries(read.flatMap(([slideId, , time]) => (time > 0 ? [[slideId, time]] : []))),
    isCut: (flags & 1) === 1,
    hasResult: (flags & 2) === 2,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Validates each part. */
function isOf(document: unknown, wanted: string, count: number): document is Document {
  if (!Array.isArray(document) || document.length !== 9) return false
  const [format, key, language, index, trail, seconds, flags, answers, spent] = document as readonly unknown[]
  return (
    format === 1 &&
    key === wanted &&
    typeof language === 'string' &&
    isCount(index, count) &&
    typeof trail === 'string' &&
    /^(\d+(-\d+)?(,\d+(-\d+)?)*)?$/.test(trail) &&
    isCount(seconds, Number.MAX_SAFE_INTEGER) &&
    isCount(flags, 3) &&
    Array.isArray(answers) &&
    answers.every((one) => isPart(one) || (Array.isArray(one) && one.every(isPart))) &&
    Array.isArray(spent) &&
    spent.every((one) => isCount(one, Number.MAX_SAFE_INTEGER))
  )
}

function isCount(value: unknown, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
}

function isPart(value: unknown): boolean {
  return typeof value === 'string' || Number.isFinite(value)
}

function written({ items }: SuspendSlide, answer: Answer | undefined): Written {
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

function answerFrom({ slideId, interaction, items }: SuspendSlide, one: Written): Answer | null {
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

/** Chosen items as the digits of a number to the base of 16, a digit for four items. */
function bits(items: readonly string[], chosen: readonly string[]): string {
  const wanted = new Set(chosen)
  return Array.from({ length: Math.ceil(items.length / 4) }, (_, group) =>
    [0, 1, 2, 3].reduce((sum, bit) => sum + (wanted.has(items[group * 4 + bit] ?? '') ? 2 ** bit : 0), 0).toString(16),
  ).join('')
}

function fromBits(items: readonly string[], digits: string): readonly string[] {
  return items.filter((_, at) => (Number.parseInt(digits[Math.floor(at / 4)] ?? '0', 16) >> (at % 4)) & 1)
}

/** 0,1,2,3,7,8 as "0-3,7-8". */
function ranges(indexes: readonly number[]): string {
  const found: [number, number][] = []
  for (const index of indexes) {
    const last = found.at(-1)
    if (last && index === last[1] + 1) last[1] = index
    else found.push([index, index])
  }
  return found.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',')
}

/** More than any deck's slides: longer data was not written by a package. */
const mostSteps = 5000

function fromRanges(text: string): readonly number[] {
  if (text === '') return []
  return text
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number)
      const length = Math.min(mostSteps, to - from + 1)
      return Array.from({ length: length > 0 ? length : 0 }, (_, at) => from + at)
    })
    .slice(0, mostSteps)
}

/** Whether cutting an answer's texts changes nothing of its marking. */
function isFree(slide: SuspendSlide | undefined): boolean {
  return slide?.interaction === 'openAnswer' || slide?.interaction === 'uploader'
}

function cutTexts(one: Written, most: number): Written {
  if (typeof one === 'string') return cut(one, most)
  return Array.isArray(one)
    ? one.map((part: number | string) => (typeof part === 'string' ? cut(part, most) : part))
    : one
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${clip(text, most)}…`
}

function longest(all: readonly Written[]): number {
  return Math.max(0, ...all.flat().map((one) => (typeof one === 'string' ? one.length : 0)))
}

/** The largest number up to `most` that fits, 0 for none; what is larger fits less. */
function largest(most: number, fits: (value: number) => boolean): number {
  let low = 0
  let high = most
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** Without trailing zeros. */
function withoutEnd<T>(list: readonly T[]): readonly T[] {
  return list.slice(0, list.findLastIndex((one) => one !== 0) + 1)
}
