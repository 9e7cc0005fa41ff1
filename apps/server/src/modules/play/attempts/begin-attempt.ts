import { visitorIn } from '@deckle/core/attribution/attribution.ts'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { play } from '@deckle/contract/play.ts'
import { refuse } from '../../../refusal.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { notePlay } from '../../touches/index.ts'
import { requireEntry } from '../entry/require-entry.ts'
import { signAttempt } from './attempt-token.ts'
import { claimUnanswered } from '../queries.ts'
import { storeUnsent } from '../answers/store-unsent.ts'
import { claimInvite, releaseInvite } from '../entry/queries.ts'
import type { BegunAttempt } from '../intake/store-attempts.ts'
import { countryOf, deviceOf } from '../visitor/visitor.ts'

/**
 * Begins an attempt at the version that the page shows. The player chooses the id. Idempotent: the same id returns the
 * same attempt, but its token only to its owner, since ids are not secret.
 */
export const beginAttempt: Handler<typeof play.begin> = async (call) => {
  const { deps, actor, params, body: begin, request } = call
  if (!actor) await requireLimit(deps.limits, 'publicBegin', addressKey(request.ip))
  const { published, versions, attempts } = deps.play
  const deck = published.peek(params.shortid) ?? (await published.find(params.shortid))
  if (deck === undefined) throw refuse('not_found')
  if (deck === null) throw refuse('gone')
  const { deckId, clientId } = deck.version
  const id = begin.id.toLowerCase()
  const pass = await requireEntry(deps, deck, begin.pass)
  if (
    pass?.mode === 'invite' &&
    !(await claimInvite(deps.pool, { clientId, id: pass.subject, attemptId: id, now: deps.now() }))
  )
    throw refuse('gone', 'play.used_invite')
  const secretHash = begin.secret === undefined ? null : hashOfSecret(begin.secret)
  const userId = pass?.mode === 'members' ? pass.subject : actor?.clientId === clientId ? actor.userId : null
  const email = pass?.mode === 'email' ? pass.subject : null
  const version = await versions.get(clientId, begin.versionId.toLowerCase())
  if (version?.deckId !== deckId) throw refuse('not_found')
  const stored = await attempts.add({
    clientId,
    id,
    deckId,
    versionId: version.id,
    userId,
    language: version.languages.find((one) => one === begin.language) ?? version.content.language,
    device: deviceOf(request.userAgent),
    country: countryOf(deps, request, begin.timezone),
    source: begin.source ?? '',
    medium: begin.medium ?? '',
    campaign: begin.campaign ?? '',
    email,
    secretHash,
  })
  if (!stored && deck.settings.responseLimit !== null) {
    if (pass?.mode === 'invite') await releaseInvite(deps.pool, clientId, pass.subject, id)
    // Rendered again, its page says that the deck is full.
    published.evict(deck.shortid)
    throw refuse('gone', 'play.full')
  }
  // An attempt in a course has a token of its own, which its exam's secrets depend on.
  if (stored?.deck_id !== deckId || stored.in_course) throw refuse('not_found')
  if (!(await isTheirs(deps, stored, { userId, secretHash, token: begin.token }))) throw refuse('not_found')
  const visitorId = deck.attribution === 'off' ? null : visitorIn((name) => request.header(name), clientId)
  if (visitorId !== null && stored.isNew)
    await notePlay(deps, { clientId, visitorId, deckId, attemptId: id, userId, email })
  const token = signAttempt(
    {
      attemptId: stored.id,
      versionId: stored.version_id,
      deckId,
      clientId,
      language: stored.language,
      begunOn: stored.begun_on,
    },
    deps.secret,
    deps.now(),
  )
  await storeUnsent(call, stored.id, { token, answers: begin.answers, lead: begin.lead })
  return { attempt: { id: stored.id, token } }
}

interface Shown {
  readonly userId: string | null
  readonly secretHash: Buffer | null
  readonly token: string | undefined
}

/**
 * True for whoever has just begun the attempt, its user, and whoever presents its secret or any token of it, expired or
 * not. An attempt without secret and user also resumes while it has no answer: the reply to its first request may have
 * been lost.
 */
async function isTheirs(deps: Deps, stored: BegunAttempt, { userId, secretHash, token }: Shown): Promise<boolean> {
  const { id, isNew, user_id: owner, secret_hash: secret } = stored
  if (isNew || (owner !== null && owner === userId)) return true
  if (secret && secretHash && timingSafeEqual(secret, secretHash)) return true
  if (token !== undefined && deps.play.tokens.isOf(token, id)) return true
  const { client_id: clientId, begun_on: begunOn } = stored
  const place = { clientId, attemptId: id, begunOn }
  return secret === null && owner === null && claimUnanswered(deps.pool, place, secretHash)
}

/** 128 bits, the entropy of the secret itself. */
const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest().subarray(0, 16)
