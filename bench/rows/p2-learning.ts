import { randomUUID } from 'node:crypto'
import { newCourse } from '../../packages/core/src/course/course.ts'
import { type LoadResult, requestBytes, runLoad } from '../lib/load.ts'
import { addPerson, type SignedIn } from '../lib/people.ts'
import { interleave, medianOf } from '../lib/rounds.ts'
import { count, ms, ratio, type Row } from '../lib/table.ts'
import { publishDeck, type Published, type World } from '../lib/world.ts'

const connections = 32
const questions = 200
const learnerCount = 96

interface Attempt {
  readonly id: string
  readonly token: string
}

/**
 * P2 in a course: an answer that also notes its slide as seen beside one outside of a course, by the same server at the
 * same deck; then the end of a deck, which moves the enrolment, its counts, points and competencies, beside one outside.
 */
export async function answerInCourse(world: World, milliseconds: number): Promise<Row[]> {
  const deck = await publishDeck(world.deckle, -2, questions)
  const courseId = await publishOne(world, deck)
  const learners: SignedIn[] = []
  while (learners.length < learnerCount) learners.push(await addPerson(world, 'Learner'))
  await world.deckle.call('POST', `/courses/${courseId}/learners/add`, { user_ids: learners.map(({ id }) => id) })
  const inCourse = () => Promise.all(learners.map((learner) => beginInCourse(world, courseId, deck, learner)))
  const outside = () => Promise.all(learners.map(() => beginOutside(world, deck)))
  const ends: Record<'inside' | 'outside', number[]> = { inside: [], outside: [] }
  const round = (begin: () => Promise<Attempt[]>, which: keyof typeof ends) => async () => {
    const attempts = await begin()
    const result = await answer(world, attempts, milliseconds)
    ends[which].push(await endAll(world, attempts))
    return result
  }
  const results = await interleave({ inside: round(inCourse, 'inside'), outside: round(outside, 'outside') }, 3)
  const rate = (which: keyof typeof ends) => medianOf((results[which] ?? []).map((one) => one.perSecond))
  const failed = Object.values(results)
    .flat()
    .reduce((sum, one) => sum + one.failed, 0)
  const cost = rate('outside') / rate('inside')
  // Without the round of warming up.
  const end = (which: keyof typeof ends) => medianOf(ends[which].slice(1))
  return [
    {
      id: 'P2',
      what: `a slide answered in a course, ${connections} connections${failed > 0 ? `, ${failed} FAILED` : ''}`,
      deckle: `${count(rate('inside'))}/s`,
      limit: `${count(rate('outside'))}/s outside`,
      ratio: `cost ${ratio(cost)}`,
      reach: 'cost ≤ 2.00',
      reached: cost <= 2 && failed === 0,
    },
    {
      id: 'P2',
      what: `a deck completed in a course, ${connections} connections`,
      deckle: ms(end('inside')),
      limit: `${ms(end('outside'))} outside`,
      ratio: `cost ${ratio(end('inside') / end('outside'))}; with its ${questions} answers ${ratio(
        (end('inside') + (questions * 1000) / rate('inside')) / (end('outside') + (questions * 1000) / rate('outside')),
      )}`,
      reach: '',
      reached: null,
    },
  ]
}

async function publishOne({ deckle }: World, deck: Published): Promise<string> {
  const content = {
    ...newCourse({ title: 'Answers', language: 'en', topicId: 't', topicTitle: 'T' }),
    decks: [{ id: deck.id, topic_id: 't', version_id: null, required: true }],
  }
  const { course } = await deckle.call<{ course: { id: string; revision: number } }>('POST', '/courses/create', {
    title: content.title,
    content,
  })
  await deckle.call('POST', `/courses/${course.id}/publish`, { revision: course.revision })
  return course.id
}

async function beginInCourse(
  { deckle }: World,
  courseId: string,
  deck: Published,
  learner: SignedIn,
): Promise<Attempt> {
  const reply = await fetch(`${deckle.url}/api/v2/learning/courses/${courseId}/decks/${deck.id}/begin`, {
    method: 'POST',
    headers: { ...learner.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID() }),
  })
  if (!reply.ok) throw new Error(`Beginning in a course: ${reply.status} ${await reply.text()}`)
  return ((await reply.json()) as { attempt: Attempt }).attempt
}

async function beginOutside({ deckle }: World, deck: Published): Promise<Attempt> {
  const body = { id: randomUUID(), versionId: deck.versionId }
  return (await deckle.call<{ attempt: Attempt }>('POST', `/play/${deck.shortid}/attempts`, body)).attempt
}

/** Each connection goes through the questions of its own attempts, and begins anew with them: a slide is changed again. */
function answer(world: World, attempts: readonly Attempt[], milliseconds: number): Promise<LoadResult> {
  const places = Array.from({ length: connections }, (_, at) => ({ attempt: at, question: 0 }))
  return runLoad({
    port: world.deckle.port,
    connections,
    milliseconds,
    next: (connection) => {
      const place = places[connection]
      if (place?.question === questions) {
        place.question = 0
        place.attempt += connections
      }
      const attempt = place && attempts[place.attempt]
      return attempt ? answerBytes(attempt, place.attempt, place.question++) : null
    },
  })
}

/** Each attempt has its own address, as behind a proxy: answers per minute and address are limited. */
function answerBytes({ id, token }: Attempt, at: number, question: number): Buffer {
  const slide = {
    id: randomUUID(),
    slideId: `q${question}`,
    answer: { kind: 'singleSelect', option: 'o1' },
    spent: 1500,
  }
  const headers = { 'x-forwarded-for': `10.7.${Math.floor(Math.random() * 250)}.${at}` }
  return requestBytes('POST', `/api/v2/play/attempts/${id}/answers`, headers, { token, answer: slide })
}

/** Milliseconds an attempt, with as many at once as there are connections. */
async function endAll(world: World, attempts: readonly Attempt[]): Promise<number> {
  const waiting = [...attempts]
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        await world.deckle.call('POST', `/play/attempts/${next.id}/complete`, { token: next.token })
    }),
  )
  return (performance.now() - begun) / attempts.length
}
