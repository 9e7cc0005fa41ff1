import type { Answer, AnswerByKind, AnswerKind, Slide } from '@deckle/core/deck/slide.ts'
import { lettersOf } from '@deckle/slides/anagram/letters.ts'
import { interactionOf } from '@deckle/slides/catalog.ts'
import { valuesOf } from '@deckle/slides/parts/answers/rating-scales.ts'
import { sliderStep, within } from '@deckle/slides/range-select/slider-step.ts'
import { reportOf } from '@deckle/slides/reports.ts'
import { solutionOf } from '@deckle/slides/scoring.ts'
import type { Random } from './random.ts'

/** Somebody who plays. */
export interface Player {
  readonly random: Random
  /** From 0.5 to 1. */
  readonly knows: number
  /** Free answers by slide id. */
  readonly texts: Readonly<Record<string, readonly string[]>>
  /** How many of them were used, by slide id. */
  readonly used: Map<string, number>
}

/** Null where the person goes on without an answer. */
export function answerOf(slide: Slide, player: Player): Answer | null {
  const kind = interactionOf(slide.template)
  return kind === 'none' ? null : answersByKind[kind](slide, player)
}

const answersByKind: {
  readonly [K in AnswerKind]: (slide: Slide, player: Player) => AnswerByKind[K] | null
} = {
  openAnswer: ({ slideId }, { random, texts, used }) => {
    const pool = texts[slideId] ?? []
    const at = used.get(slideId) ?? 0
    if (random.next() < 0.55 || at >= pool.length) return null
    used.set(slideId, at + 1)
    return { kind: 'openAnswer', text: pool[at] as string }
  },
  rating: (slide, { random }) => {
    const values = [...valuesOf(String(slide.data['rating']))].sort((a, b) => a - b)
    const weighted = values.map(
      (value, at) => [value, 0.6 + ((at + 1) / values.length) ** 3 * 9 * (at === values.length - 1 ? 0.8 : 1)] as const,
    )
    return { kind: 'rating', value: random.weighted(weighted) }
  },
  multiSelect: (slide, { random, knows }) => {
    const ids = optionsOf(slide)
    const right = solutionOf(slide.template, slide.data)
    if (right.length > 0 && random.next() < knows * 0.8) return { kind: 'multiSelect', options: right }
    const chosen = ids.filter((_, at) => random.next() < 0.62 - at * 0.09)
    return { kind: 'multiSelect', options: chosen.length > 0 ? chosen : [ids[0] as string] }
  },
  trueFalse: (slide, player) => ({ kind: 'trueFalse', option: markedOption(slide, player) }),
  singleSelect: (slide, player) => ({ kind: 'singleSelect', option: markedOption(slide, player) }),
  scoreSelect: (slide, { random }) => ({ kind: 'scoreSelect', option: random.pick(optionsOf(slide)) }),
  taggedSelect: (slide, { random }) => ({ kind: 'taggedSelect', option: random.pick(optionsOf(slide)) }),
  brancher: (slide, { random }) => {
    const option = random.pick(optionsOf(slide))
    return { kind: 'brancher', option, clicked: [option] }
  },
  ranking: (slide, { random, knows }) => {
    const ids = optionsOf(slide)
    // Around the order in which they are written, the nearer to it the more one knows.
    const places = new Map(ids.map((id, at) => [id, at + random.next() * ids.length * (1.2 - knows)]))
    return { kind: 'ranking', order: ids.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)) }
  },
  rangeSelect: (slide, { random }) => ({ kind: 'rangeSelect', values: sliderValues(slide, random), result: null }),
  qualification: () => ({ kind: 'qualification', result: '' }),
  fillInTheBlank: (slide, { random, knows }) => {
    const right = solutionOf(slide.template, slide.data)
    const texts = random.next() < knows ? right : right.map((text) => lettersOf(text).toReversed().join(''))
    return { kind: 'fillInTheBlank', texts }
  },
  uploader: () => null,
}

/** Right the more often the more one knows, but on hard questions. */
function markedOption(slide: Slide, { random, knows }: Player): string {
  const right = solutionOf(slide.template, slide.data)[0]
  const isHard = (slide.slideSeq * 7) % 5 === 0
  if (right !== undefined && random.next() < knows * (isHard ? 0.62 : 0.95)) return right
  return random.weighted(optionsOf(slide).map((id, at) => [id, 6 / (at + 1.5)] as const))
}

/** Somewhere near the middle of each slider, on its steps. */
function sliderValues({ data }: Slide, random: Random): Record<string, number> {
  const sliders = data['rangeselect'] as readonly { id: string; minValue: number; maxValue: number }[]
  return Object.fromEntries(
    sliders.map(({ id, minValue, maxValue }) => {
      const step = sliderStep(minValue, maxValue)
      const share = (random.next() + random.next()) / 2
      const steps = Math.round(((maxValue - minValue) * share) / step)
      return [id, within(minValue + steps * step, minValue, maxValue)]
    }),
  )
}

const optionsOf = (slide: Slide): string[] => reportOf(slide).keys.map(({ key }) => key)
