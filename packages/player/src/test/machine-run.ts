import { deckEnd } from '@deckle/core/deck/jump.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import fc from 'fast-check'
import { play } from '../deck/machine.ts'
import { toPlayDeck } from '../deck/play-deck.ts'
import { type PlayAction, type PlayState, startPlay } from '../deck/play-state.ts'
import { online, type PlayDeck } from '../hosts/host.ts'
import { sampleDeck } from './sample-deck.ts'

const ids = { deckId: 'd', versionId: 'v', shortid: '' }
export const deckWith = (change: Partial<typeof sampleDeck> = {}, slides = sampleDeck.contentHash): PlayDeck =>
  toPlayDeck({ ...sampleDeck, ...change, contentHash: slides }, ids, { poweredBy: true, brand: { name: '', logo: '' } })
export const three = ['title', 'single_select', 'rating'].map(byTemplate)
export const choose: PlayAction = { type: 'answer', answer: { kind: 'singleSelect', option: 'o1' } }
export const rate: PlayAction = { type: 'answer', answer: { kind: 'rating', value: 4 } }
export const verdict: PlayAction = {
  type: 'verdict',
  slideId: 's4',
  verdict: { correct: true, feedback: null, solution: ['o1'] },
}
export const offline: PlayAction = { type: 'connection', connection: { ...online, unsent: 1, offline: true } }
export const run = (deck: PlayDeck, actions: readonly PlayAction[], from = startPlay(deck, null)): PlayState =>
  actions.reduce((state, action) => play(deck, state, action), from)

export const aTarget = fc.constantFrom('', '', '', deckEnd, 's0', 's5', 's12', 'gone')
export const leadingTo = (slide: Slide, otherwise: string): Slide => ({ ...slide, jumps: { rules: [], otherwise } })

export function byTemplate(template: string): Slide {
  const found = sampleDeck.contentHash.find((slide) => slide.template === template)
  if (!found) throw new Error(`The sample deck has no ${template}.`)
  return found
}
