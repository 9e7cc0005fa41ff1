import type { PlaySlide, SavedPlay } from '@deckle/player/hosts/host.ts'
import { expect, it } from 'vitest'
import { unansweredSlides } from './unanswered.ts'

const slide = (slideId: string, change: Partial<PlaySlide> = {}): PlaySlide => ({
  slideId,
  template: 'single_select',
  interaction: 'singleSelect',
  data: {},
  reply: 'none',
  asksNext: false,
  voiceover: '',
  tts_audio: '',
  minTime: 0,
  nav: { next: true, previous: true },
  ...change,
})
const given = (...ids: string[]): SavedPlay['answers'] =>
  Object.fromEntries(ids.map((id) => [id, { kind: 'singleSelect', option: 'a' }]))
const title = slide('t', { template: 'title', interaction: 'none' })
const links = slide('l', { template: 'brancher', interaction: 'brancher' })
const jumping = slide('a', { jumps: { rules: [], otherwise: 'c' } })

it.each([
  ['all', [title, slide('a'), slide('b')], given(), [0, 1, 2], [1, 2]],
  ['those left out', [title, slide('a'), slide('b')], given('b'), [0, 1, 2], [1]],
  ['none once all are answered', [slide('a'), slide('b')], given('a', 'b'), [0, 1], []],
  ['those behind the slide of a reload, too', [slide('a'), slide('b')], given('b'), [1], [0]],
  ['no list of links', [links, slide('a')], given('a'), [0, 1], []],
  ['none that a jump led past', [jumping, slide('b'), slide('c')], given('a', 'c'), [0, 2], []],
  ['those shown in a deck with jumps', [jumping, slide('b'), slide('c')], given('a'), [0, 2], [2]],
  ['none that marking led past', [slide('a', { asksNext: true }), slide('b')], given('a'), [0], []],
  ['none that a chosen link led past', [slide('a', { targets: { a: 'c' } }), slide('b')], given('a'), [0], []],
])('counts %s', (_name, slides, answers, trail, expected) => {
  expect(unansweredSlides({ slides }, { answers, trail })).toEqual(expected)
})
