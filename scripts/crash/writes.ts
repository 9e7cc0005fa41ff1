import { randomUUID } from 'node:crypto'
import type { CrashServer } from './server.ts'

interface Content {
  readonly name: string
  readonly contentHash: readonly object[]
}
interface DeckReply {
  readonly deck: {
    readonly id: string
    readonly revision: number
    readonly content: Content
    readonly publication: { readonly shortid: string; readonly versionId: string } | null
  }
}

export interface CrashDeck {
  readonly id: string
  readonly shortid: string
  readonly versionId: string
  readonly slideId: string
  readonly options: readonly string[]
}

/** A write under an id made here; acknowledged where the server confirmed it. */
export interface Sent {
  readonly id: string
  readonly body: object
  isAcknowledged: boolean
}

export interface SentAttempt extends Sent {
  token: string
  /** In order: the last one counts. */
  readonly answers: Sent[]
}

export interface Written {
  savedName: string
  savedRevision: number
  readonly attempts: SentAttempt[]
  readonly events: Sent[]
}

export const nothingWritten = (): Written => ({ savedName: '', savedRevision: 0, attempts: [], events: [] })

export const countAcknowledged = ({ attempts, events }: Written): number =>
  [...attempts, ...attempts.flatMap(({ answers }) => answers), ...events].filter(({ isAcknowledged }) => isAcknowledged)
    .length

/** A survey, whose answers are not marked and so may be changed. */
export async function publishSurvey({ call }: CrashServer): Promise<CrashDeck> {
  const { deck: created } = await call<DeckReply>('POST', '/decks/create', { readerType: 'survey', name: 'Crash' })
  const options = ['o1', 'o2']
  const data = { question: 'Which?', image: { id: '', alt: '' }, options: options.map((id) => ({ id, text: id })) }
  const slide = { ...created.content.contentHash[0], template: 'single_select', slideId: 's1', slideSeq: 0, data }
  const { deck: saved } = await call<DeckReply>('POST', `/decks/${created.id}/update`, {
    revision: created.revision,
    content: { ...created.content, contentHash: [slide] },
  })
  const { deck } = await call<DeckReply>('POST', `/decks/${created.id}/publish`, { revision: saved.revision })
  if (!deck.publication) throw new Error('The survey was not published.')
  const { shortid, versionId } = deck.publication
  return { id: deck.id, shortid, versionId, slideId: slide.slideId, options }
}

/** Until the load is switched off or a call fails. */
export async function saveRepeatedly(
  { call }: CrashServer,
  deck: CrashDeck,
  written: Written,
  load: { readonly on: boolean; readonly round: number },
): Promise<void> {
  let { deck: current } = await call<DeckReply>('GET', `/decks/${deck.id}/show`)
  for (let n = 1; load.on; n++) {
    const name = `Save ${load.round}.${n}`
    const { deck: saved } = await call<{ deck: { revision: number } }>('POST', `/decks/${deck.id}/update`, {
      revision: current.revision,
      content: { ...current.content, name },
    })
    current = { ...current, revision: saved.revision }
    written.savedName = name
    written.savedRevision = saved.revision
  }
}

/** Whether the stored draft is the last acknowledged one, or a later one. */
export async function isSaved({ call }: CrashServer, deck: CrashDeck, written: Written): Promise<boolean> {
  const { deck: now } = await call<DeckReply>('GET', `/decks/${deck.id}/show`)
  return (
    now.revision > written.savedRevision ||
    (now.revision === written.savedRevision && now.content.name === written.savedName)
  )
}

/** Begins, answers, changes the answer, tracks an event; until the load is switched off or a call fails. */
export async function playRepeatedly(
  server: CrashServer,
  deck: CrashDeck,
  written: Written,
  load: { on: boolean },
): Promise<void> {
  while (load.on) {
    const attempt: SentAttempt = { ...sent({ versionId: deck.versionId }), token: '', answers: [] }
    written.attempts.push(attempt)
    await begin(server, deck, attempt)
    for (const option of deck.options.slice(0, 2)) {
      const answer = sent({ slideId: deck.slideId, answer: { kind: 'singleSelect', option }, spent: 900 })
      attempt.answers.push(answer)
      await sendAnswer(server, attempt, answer)
    }
    const event = sent({ event: 'answer', deck_id: deck.id, attempt_id: attempt.id, t: Date.now() })
    written.events.push(event)
    await sendEvent(server, event)
  }
}

/** Under the same ids, as players do without a reply. All must be accepted. */
export async function sendAgain(server: CrashServer, deck: CrashDeck, { attempts, events }: Written): Promise<void> {
  for (const attempt of attempts) {
    await begin(server, deck, attempt)
    for (const answer of attempt.answers) await sendAnswer(server, attempt, answer)
  }
  for (const event of events) await sendEvent(server, event)
}

const sent = (body: object): Sent => ({ id: randomUUID(), body, isAcknowledged: false })

async function begin({ call }: CrashServer, deck: CrashDeck, attempt: SentAttempt): Promise<void> {
  const reply = await call<{ attempt: { token: string } }>('POST', `/play/${deck.shortid}/attempts`, {
    id: attempt.id,
    ...attempt.body,
  })
  attempt.token = reply.attempt.token
  attempt.isAcknowledged = true
}

async function sendAnswer({ call }: CrashServer, { id, token }: SentAttempt, answer: Sent): Promise<void> {
  await call('POST', `/play/attempts/${id}/answers`, { token, answer: { id: answer.id, ...answer.body } })
  answer.isAcknowledged = true
}

async function sendEvent({ call }: CrashServer, event: Sent): Promise<void> {
  await call('POST', '/activity/tracker', { events: [{ id: event.id, ...event.body }] })
  event.isAcknowledged = true
}
