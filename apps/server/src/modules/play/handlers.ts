import { Readable } from 'node:stream'
import type { play } from '@deckle/contract/play.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import type { LimitName } from '../../platform/rate-limit/limits.ts'
import { addressKey } from '../../platform/rate-limit/rate-limit.ts'
import { enterDeck } from './access/enter-deck.ts'
import { answerSlide } from './answer-slide.ts'
import { beginAttempt } from './begin-attempt.ts'
import { completeAttempt } from './complete-attempt.ts'
import { playState } from './play-state.ts'
import { resumeAttempt } from './resume-attempt.ts'
import { takeLeave } from './take-leave.ts'
import { trackEvents } from './track-events.ts'
import { takeFile } from './uploads/take-file.ts'

export const playHandlers: Handlers<typeof play> = {
  enter: async ({ deps, actor, params, body, request }) => ({
    ...(await enterDeck(deps, actor, params.shortid, body, request)),
  }),
  begin: async ({ deps, actor, params, body, request }) => {
    if (!actor) await limit(deps, 'publicBegin', request.ip)
    return { attempt: await beginAttempt(deps, actor, params.shortid, body, request) }
  },
  answer: async ({ deps, actor, params, body, request }) => {
    if (!actor) limitAnswers(deps, request.ip, 1)
    return { verdict: await answerSlide(deps, params.id, body.token, body.answer) }
  },
  leave: async ({ deps, actor, params, body, request }) => {
    if (!actor) limitAnswers(deps, request.ip, body.answers.length)
    await takeLeave(deps, params.id, body.token, body.answers)
    return { ok: true }
  },
  resume: async ({ deps, actor, params, body }) => ({
    attempt: await resumeAttempt(deps, actor, params.shortid, body),
  }),
  upload: async ({ deps, params, body: { token, file }, request }) => {
    await limit(deps, 'publicUpload', request.ip)
    const chunks = Readable.from([Buffer.from(file.data, 'base64')])[Symbol.asyncIterator]()
    return { file: await takeFile(deps, params.id, token, { ...file, chunks }) }
  },
  uploadStream: async ({ deps, params, body: { token, id, slideId }, request }) => {
    await limit(deps, 'publicUpload', request.ip)
    const file = await request.file()
    if (!file) throw refuse('malformed', { fields: { file: 'media.no_file' } })
    // Not destroyed with the reader: what is left of the form is read away, so that a refusal reaches the browser.
    const chunks = file.stream.iterator({ destroyOnReturn: false })
    const given = { id, slideId, name: file.filename, chunks, isTruncated: () => file.isTruncated() }
    return { file: await takeFile(deps, params.id, token, given) }
  },
  complete: async ({ deps, params, body }) => ({ ending: await completeAttempt(deps, params.id, body.token) }),
  tracker: async ({ deps, body }) => {
    await trackEvents(deps, body.events, body.pass)
    return { ok: true }
  },
}

function limitAnswers(deps: Deps, ip: string, answers: number): void {
  const retryAfterSeconds = playState(deps).answerPace.take(addressKey(ip), answers)
  if (retryAfterSeconds > 0) throw refuse('too_often', { retryAfterSeconds })
}

/** What a stranger can write from one address. */
async function limit({ limits }: Deps, name: LimitName, ip: string): Promise<void> {
  const verdict = await limits.limit(name, addressKey(ip))
  if (!verdict.ok) throw refuse('too_often', { retryAfterSeconds: verdict.retryAfterSeconds })
}
