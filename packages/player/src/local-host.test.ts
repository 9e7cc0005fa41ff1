import { expect, it } from 'vitest'
import { createLocalHost } from './local-host.ts'
import { sampleDeck } from './test/sample-deck.ts'

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
    questions: 6,
    correct: 1,
    possible: 4,
    percentage: 25,
    passed: false,
    seconds: 61,
    review: [{ slideId: 's4' }, { slideId: 's6' }],
  })
  host.restart()
  expect(await host.complete()).toMatchObject({ answered: 0, seconds: 0 })
})

it('refuses what does not belong to the slide', async () => {
  const host = createLocalHost(sampleDeck, { now: () => 0, ...urls })
  await expect(host.answer('s4', { kind: 'rating', value: 1 }, 0)).rejects.toMatchObject({ reason: 'refused' })
  await expect(host.answer('nowhere', { kind: 'rating', value: 1 }, 0)).rejects.toMatchObject({ reason: 'refused' })
})
