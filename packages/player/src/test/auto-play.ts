import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Ending } from '@deckle/core/deck/ending/ending.ts'
import { jumpTarget } from '@deckle/core/deck/jump.ts'
import type { Answer, Slide } from '@deckle/core/deck/slide.ts'
import { interactionOf } from '@deckle/slides/catalog.ts'
import { valuesOf } from '@deckle/slides/parts/answers/rating-scales.ts'
import { sliderStep, within } from '@deckle/slides/range-select/slider-step.ts'
import { solutionOf } from '@deckle/slides/scoring.ts'
import { createLocalHost } from '../hosts/local-host.ts'
import { play } from '../deck/machine.ts'
import { type PlayState, startPlay } from '../deck/play-state.ts'
import { stepOf } from '../deck/step.ts'
import { toPlayDeck } from '../deck/play-deck.ts'

export interface Temper {
  /** 0 … 1: the share of right answers, the most points, the top of a scale, the far end of a slider. */
  readonly skill: number
  readonly tag: string
  /** 0 … 1, without 1. */
  readonly random: () => number
}

export interface AutoPlay {
  readonly ending: Ending
  readonly trail: readonly string[]
}

/** With more steps than this the deck is in a loop. */
const mostSteps = 200

/** Plays a deck to its end as the player does, every answer marked on the device; throws where it is stuck. */
export async function autoPlay(content: DeckContent, language: string, temper: Temper): Promise<AutoPlay> {
  const deck = toPlayDeck(
    content,
    { deckId: 'auto', versionId: 'auto', shortid: '' },
    { language, poweredBy: false, brand: { name: '', logo: '' } },
  )
  const host = createLocalHost(content, { language, now: () => 0, imageUrl: () => '', fileUrl: () => '' })
  const trail: string[] = []
  let state: PlayState = startPlay(deck, null)
  const act = (action: Parameters<typeof play>[2]): void => {
    state = play(deck, state, action, jumpTarget)
  }
  for (let steps = 0; steps < mostSteps; steps++) {
    const { slide } = stepOf(deck, state, jumpTarget)
    if (!slide) return { ending: await host.complete(), trail }
    if (trail.at(-1) !== slide.slideId) trail.push(slide.slideId)
    const from = state.trail.length
    const own = content.contentHash[state.index] as Slide
    while (stepOf(deck, state, jumpTarget).remaining > 0 && state.trail.length === from) act({ type: 'second' })
    if (slide.interaction !== 'none') {
      const answer = answerTo(own, state.answers[slide.slideId], trail, temper)
      act({ type: 'answer', answer })
      act({ type: 'verdict', slideId: slide.slideId, verdict: await host.answer(slide.slideId, answer, 1000) })
    }
    if (state.trail.length === from) act({ type: 'continue' })
    if (state.trail.length === from) throw new Error(`Stuck on ${slide.slideId}.`)
  }
  throw new Error(`The deck is in a loop: ${trail.join(', ')}`)
}

interface Item {
  readonly id: string
  readonly slide?: string
  readonly option?: number | string
  readonly tags?: readonly string[]
  readonly minValue?: number
  readonly maxValue?: number
}

const itemsOf = ({ data }: Slide, name: string) => data[name] as readonly Item[]
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)

function answerTo(slide: Slide, before: Answer | undefined, trail: readonly string[], temper: Temper): Answer {
  const { skill, tag, random } = temper
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const right = solutionOf(slide.template, slide.data)
  const knows = random() < skill
  const option = (items: readonly Item[]): string => (knows && right[0] ? right[0] : pick(idsOf(items)))
  switch (interactionOf(slide.template)) {
    case 'openAnswer':
      return { kind: 'openAnswer', text: 'Something of my own' }
    case 'trueFalse':
      return { kind: 'trueFalse', option: option(itemsOf(slide, 'choice')) }
    case 'singleSelect':
      return {
        kind: 'singleSelect',
        option: option(itemsOf(slide, slide.template === 'pick_picture' ? 'imageOpts' : 'options')),
      }
    case 'multiSelect': {
      const ids = idsOf(itemsOf(slide, 'multiselect'))
      const some = ids.filter(() => random() < 0.5)
      return { kind: 'multiSelect', options: knows && right.length > 0 ? right : some.length > 0 ? some : [pick(ids)] }
    }
    case 'rating': {
      const values = valuesOf(String(slide.data['rating'])).toSorted((a, b) => a - b)
      const tags = slide.data['tags'] as readonly string[]
      const share = tag && tags.length > 0 ? Number(tags.includes(tag)) : 0.6 * skill + 0.4 * random()
      return { kind: 'rating', value: values[Math.round(share * (values.length - 1))] as number }
    }
    case 'scoreSelect': {
      const items = itemsOf(slide, 'scoreselect').toSorted((a, b) => Number(a.option) - Number(b.option))
      const at = Math.round((0.7 * skill + 0.3 * random()) * (items.length - 1))
      return { kind: 'scoreSelect', option: (items[at] as Item).id }
    }
    case 'taggedSelect': {
      const items = itemsOf(slide, 'taggedselect')
      return { kind: 'taggedSelect', option: (items.find(({ tags }) => tags?.includes(tag)) ?? pick(items)).id }
    }
    case 'rangeSelect': {
      const values = itemsOf(slide, 'rangeselect').map(({ id, minValue = 0, maxValue = 0 }) => {
        const step = sliderStep(minValue, maxValue)
        // Near the ends as well as between them.
        const share = Math.min(1, Math.max(0, pick([skill, 1 - skill, random() * 1.2 - 0.1])))
        return [id, within(minValue + Math.round(((maxValue - minValue) * share) / step) * step, minValue, maxValue)]
      })
      return { kind: 'rangeSelect', values: Object.fromEntries(values) as Record<string, number>, result: null }
    }
    case 'qualification':
      return { kind: 'qualification', result: '' }
    case 'fillInTheBlank':
      return { kind: 'fillInTheBlank', texts: knows ? right : right.map(() => 'no idea') }
    case 'uploader':
      return { kind: 'uploader', file: 'f', name: 'picture.jpg', size: 1000 }
    case 'brancher': {
      const items = itemsOf(slide, 'popupitems')
      const clicked = before?.kind === 'brancher' ? before.clicked : []
      // Unvisited targets first; in the end any.
      const unvisited = items.filter(({ slide: to = '' }) => to === '' || !trail.includes(to))
      const { id } = pick(unvisited.length > 0 ? unvisited : items)
      return { kind: 'brancher', option: id, clicked: [...clicked.filter((one) => one !== id), id] }
    }
    case 'ranking': {
      const ids = idsOf(itemsOf(slide, 'options'))
      return { kind: 'ranking', order: knows ? ids : ids.toReversed() }
    }
    case 'none':
      throw new Error('A slide that is only read has no answer.')
  }
}
