import { expect, it } from 'vitest'
import { tagPath } from '@deckle/core/deck/texts/localise.ts'
import { createLocalHost } from './local-host.ts'
import { sampleDeck } from '../test/sample-deck.ts'

const urls = { imageUrl: () => '', fileUrl: () => '' }

it('marks on the device and makes the same ending as the server', async () => {
  let now = 0
  const host = createLocalHost(sampleDeck, { now: () => now, ...urls })
  expect(await host.answer('s4', { kind: 'singleSelect', option: 'o1' }, 900)).toMatchObject({
    correct: true,
    solution: ['o1'],
  })
  expect(await host.answer('s6', { kind: 'trueFalse', option: 'o2' }, 900)).toMatchObject({ correct: false })
  await host.answer('s8', { kind: 'rating', value: 5 }, 900)
  now = 61_400
  expect(await host.complete()).toMatchObject({
    kind: 'score',
    answered: 3,
    questions: 16,
    correct: 1,
    possible: 17,
    percentage: 5.9,
    passed: false,
    seconds: 61,
    review: [{ slideId: 's4' }, { slideId: 's6' }, { slideId: 's8' }],
  })
  host.restart()
  expect(await host.complete()).toMatchObject({ answered: 0, seconds: 0 })
})

it('refuses what does not belong to the slide', async () => {
  const host = createLocalHost(sampleDeck, { now: () => 0, ...urls })
  await expect(host.answer('s4', { kind: 'rating', value: 1 }, 0)).rejects.toMatchObject({ reason: 'refused' })
  await expect(host.answer('nowhere', { kind: 'rating', value: 1 }, 0)).rejects.toMatchObject({ reason: 'refused' })
})

it('computes with the earlier answers, leads on by them, and tells the author alone why there is no result', async () => {
  const faults: (readonly [string, string | null])[] = []
  const contentHash = sampleDeck.contentHash.map((slide) =>
    slide.slideId === 's16' ? { ...slide, data: { ...slide.data, okaySlide: 's18' } } : slide,
  )
  const host = createLocalHost(
    { ...sampleDeck, readerType: 'calculator', contentHash },
    { now: () => 0, ...urls, onFault: (slideId, fault) => faults.push([slideId, fault?.fault ?? null]) },
  )
  const weigh = { kind: 'rangeSelect', values: { o0: 70 }, result: null } as const
  const qualify = { kind: 'qualification', result: '' } as const
  expect(await host.answer('s15', weigh, 0)).toMatchObject({ result: { value: 11.55 } })
  expect(await host.answer('s16', qualify, 0)).toMatchObject({ result: { value: null } })
  await host.answer('s13', { kind: 'scoreSelect', option: 'o1' }, 0)
  expect(await host.answer('s16', qualify, 0)).toMatchObject({
    result: { value: true },
    feedback: 'You are.',
    next: 's18',
  })
  expect(faults).toEqual([
    ['s15', null],
    ['s16', 'unset'],
    ['s13', null],
    ['s16', null],
  ])
  expect(await host.complete()).toMatchObject({
    kind: 'calculation',
    answered: 3,
    calculation: [{ slideId: 's15', result: 11.55 }],
  })
})

it('tells outcomes and the names of tags in the language that is played', async () => {
  const outcome = {
    id: 'x',
    title: 'Dreamer',
    text: '',
    image: { id: '', alt: '' },
    link: '',
    linkLabel: '',
    minValue: 0,
    maxValue: 100,
    masterTags: ['Dreamer'],
  }
  const content = {
    ...sampleDeck,
    readerType: 'profiler' as const,
    resultRange: { minValue: 0, maxValue: 100, masterTags: ['Dreamer', 'Counter'] },
    outcomes: [outcome],
    translations: {
      hi: { name: '', slides: {}, texts: { 'outcomes.x.title': 'स्वप्नदर्शी', [tagPath('Dreamer')]: 'सपने देखने वाला' } },
    },
  }
  const host = createLocalHost(content, { now: () => 0, language: 'hi', ...urls })
  await host.answer('s14', { kind: 'taggedSelect', option: 'o0' }, 0)
  expect(await host.complete()).toMatchObject({
    kind: 'outcome',
    outcome: { title: 'स्वप्नदर्शी' },
    tags: [{ tag: 'सपने देखने वाला', earned: 1 }, { tag: 'Counter' }, { tag: 'Teller' }],
  })
})
