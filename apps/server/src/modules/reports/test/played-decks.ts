import { expect } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { right, wrong } from '../../../test/learners.ts'
import { playsOf } from '../../../test/plays.ts'
import { sampleContent } from '../../../test/sample-content.ts'

interface Play {
  readonly source?: string
  readonly as?: Person
  readonly answers: readonly object[]
  readonly isFinished?: boolean
}

export async function play(
  test: TestApp,
  deck: PublishedDeck,
  { source, as, answers, isFinished = true }: Play,
): Promise<void> {
  const { begin, submit, finish } = playsOf(() => test)
  const attempt = await begin(deck, source === undefined ? {} : { source }, as)
  for (const [at, answer] of answers.entries()) expect((await submit(attempt, `s${at}`, answer)).status).toBe(200)
  if (isFinished) expect((await finish(attempt)).status).toBe(200)
}

const stars = (value: number) => ({ kind: 'rating', value })

/** A quiz, a survey and a recommendation of two people, played nine times; `other` is below nobody. */
export async function makePlayedDecks(test: TestApp) {
  const admin = await test.signedIn('Admin')
  const { clientId } = admin
  const head = await test.signedIn('Manager', { clientId })
  const maker = await test.signedIn('Creator', {
    clientId,
    manager_id: head.userId,
    first_name: 'Omi',
    last_name: 'Jha',
  })
  const other = await test.signedIn('Creator', { clientId, first_name: 'Uma', last_name: 'Bose' })
  const fan = await test.signedIn('Learner', {
    clientId,
    manager_id: head.userId,
    first_name: 'Bela',
    last_name: 'Das',
  })
  const quiz = await makePublishedDeck(test, maker, sampleContent(['single_select', 'single_select'], { name: 'Quiz' }))
  const rating = sampleContent(['rating'], { readerType: 'survey', name: 'Survey' })
  const [slide] = rating.contentHash
  const survey = await makePublishedDeck(test, other, {
    ...rating,
    contentHash: slide ? [{ ...slide, data: { ...slide.data, rating: '10_stars' } }] : [],
  })
  const outcome = { text: '', image: { id: '', alt: '' }, link: '', linkLabel: '', masterTags: [] }
  const profiler = await makePublishedDeck(
    test,
    maker,
    sampleContent(['single_select'], {
      readerType: 'recommendation',
      name: 'Which tea?',
      outcomes: [
        { ...outcome, id: 'low', title: 'Green', minValue: 0, maxValue: 50 },
        { ...outcome, id: 'high', title: 'Black', minValue: 50, maxValue: 100 },
      ],
    }),
  )
  await play(test, quiz, { source: 'mail', as: fan, answers: [right, right] })
  await play(test, quiz, { source: 'mail', answers: [right, wrong] })
  await play(test, quiz, { source: 'web', answers: [wrong, wrong] })
  await play(test, quiz, { answers: [right], isFinished: false })
  for (const value of [10, 9, 8, 3]) await play(test, survey, { answers: [stars(value)] })
  await play(test, profiler, { as: fan, answers: [right] })
  return { admin, head, maker, other, fan, quiz, survey, profiler }
}
