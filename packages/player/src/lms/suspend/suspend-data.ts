import type { Answer } from '@deckle/core/deck/slide.ts'
import { readRanges, writeRanges } from './ranges.ts'
import {
  cutTexts,
  isFree,
  longest,
  readAnswer,
  type SuspendSlide,
  writeAnswer,
  type Written,
} from './suspend-answers.ts'

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
  /** It did not fit: long texts are truncated, or answers are missing. */
  readonly isCut: boolean
}

type Document = readonly [
  format: 1,
  key: string,
  language: string,
  index: number,
  trail: string,
  seconds: number,
  /** Bit 1: truncated; bit 2: has a result. */
  flags: number,
  answers: readonly Written[],
  spent: readonly number[],
]

/**
 * Encodes a play into `limit` characters. Without room, these are dropped in turn: times, the ends of long texts, the longest
 * answers, the trail. The place and the choices are dropped last.
 * @param key of the package: data of another package is not read
 */
export function writeSuspended(
  slides: readonly SuspendSlide[],
  play: SuspendedPlay,
  { key, limit }: { readonly key: string; readonly limit: number },
): string {
  const all = slides.map((slide) => writeAnswer(slide, play.answers[slide.slideId]))
  const spent = slides.map(({ slideId }) => Math.max(0, Math.round(play.spent[slideId] ?? 0)))
  const write = (answers: readonly Written[], isCut: boolean, times: readonly number[] = [], trail = play.trail) => {
    const document: Document = [
      1,
      key,
      play.language,
      play.index,
      writeRanges(trail),
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

/** Null for missing data, data changed by the LMS, or another package's. */
export function readSuspended(slides: readonly SuspendSlide[], text: string, key: string): RestoredPlay | null {
  const document = parse(text)
  if (!document || !isOf(document, key, slides.length)) return null
  const [, , language, index, trail, seconds, flags, answers, spent] = document
  const read = slides.flatMap((slide, at) => {
    const answer = readAnswer(slide, answers[at] ?? 0)
    return answer ? [[slide.slideId, answer, spent[at] ?? 0] as const] : []
  })
  return {
    language,
    index,
    trail: readRanges(trail),
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

/** The largest number up to `most` that fits, 0 for none. `fits` is monotonic: larger numbers fit less. */
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
