import type { Enter, play } from '@deckle/contract/play.ts'
import type { Actor } from '@deckle/core/access/access.ts'
import { type Message, refuse } from '../../../refusal.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, RequestFacts } from '../../../http/handler.ts'
import { audienceLanguage } from '../../../http/language.ts'
import type { LimitName } from '../../../platform/rate-limit/limits.ts'
import { addressKey, type LimitVerdict, networkKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import type { PublishedDeck } from '../pages/published-deck.ts'
import { findInvite } from './queries.ts'
import { codeMail } from './mails.ts'
import { codeFor, isCode, type Pass, signOpening, signPass } from './pass.ts'
import { requireEntry } from './require-entry.ts'
import { hashInvite } from './hash-invite.ts'

/** Lets a visitor in who shows what the deck asks for, or a pass that was given for it. */
export const enterDeck: Handler<typeof play.enter> = async ({ deps, actor, params, body: shown, request }) => {
  const deck = await deps.play.published.find(params.shortid)
  if (deck === undefined) throw refuse('not_found')
  if (deck === null) throw refuse('gone')
  const mode = shown.kind === 'code' ? 'email' : shown.kind
  if (mode !== 'attempt' && mode !== 'pass' && deck.settings.access !== mode) throw refuse('not_found')
  if (shown.kind === 'email') {
    await sendCode(deps, deck, shown.email, request)
    return { pass: null, opening: null }
  }
  const gate = { deckId: deck.version.deckId, settings: deck.settings }
  const isKept = shown.kind === 'pass'
  const pass = isKept ? await requireEntry(deps, deck, shown.pass) : await check(deps, actor, deck, shown, request)
  // It asks for nothing any more.
  if (!pass) throw refuse('not_found')
  return {
    pass: isKept ? shown.pass : signPass(gate, pass, deps.secret, deps.now()),
    opening: signOpening(gate, pass.mode, deps.secret, deps.now()),
  }
}

async function check(
  deps: Deps,
  actor: Actor | null,
  { version, settings }: PublishedDeck,
  shown: Exclude<Enter, { kind: 'email' | 'pass' }>,
  { ip }: RequestFacts,
): Promise<Pass> {
  const { deckId, clientId } = version
  switch (shown.kind) {
    case 'pin':
      await requireRight(deps, deckId, ip, shown.pin.toLowerCase() === settings.pin.toLowerCase(), 'play.wrong_pin')
      return { mode: 'pin', subject: '' }
    case 'code': {
      const key = `${deckId} ${shown.email}`
      const isRight = isCode(shown.code, deckId, shown.email, deps.secret, deps.now())
      await requireRight(deps, deckId, ip, isRight, 'play.wrong_code', ['enterCode', key])
      // There is a code for every address: only who was sent one can know it.
      if (!(await deps.limits.isMarked('codeSent', key))) throw refuse('not_allowed', 'play.wrong_code')
      return { mode: 'email', subject: shown.email }
    }
    case 'members':
      if (!actor) throw refuse('not_allowed', 'play.members_only')
      if (actor.clientId !== clientId) throw refuse('not_allowed', 'play.members_only')
      return { mode: 'members', subject: actor.userId }
    case 'invite': {
      const invite = await findInvite(deps.pool, clientId, deckId, hashInvite(shown.invite))
      await requireRight(deps, deckId, ip, invite !== undefined, 'play.wrong_invite')
      if (invite?.attempt_id) throw refuse('gone', 'play.used_invite')
      return { mode: 'invite', subject: invite?.id ?? '' }
    }
    case 'attempt': {
      const pinned = deps.play.tokens.read(shown.token, null, deps.now())
      if (pinned.versionId !== version.id) throw refuse('not_found')
      return { mode: 'attempt', subject: pinned.attemptId }
    }
  }
}

/**
 * Wrong guesses are counted by the address they come from, by its network, by the deck, and by whatever else they are about.
 * An address waits longer the more often it is wrong. However many are wrong together, who knows what is asked comes in from
 * where nobody has failed: a deck with too many wrong guesses shuts out only those networks that have made any.
 */
async function requireRight(
  { limits }: Deps,
  deckId: string,
  ip: string,
  isRight: boolean,
  message: Message,
  ...others: readonly [LimitName, string][]
): Promise<void> {
  const own = [['enterAddress', `${deckId} ${addressKey(ip)}`], ...others] as const
  for (const [name, key] of own) requireFree(await limits.guess(name, key, isRight))
  const network = await limits.guess('enterNetwork', `${deckId} ${networkKey(ip)}`, isRight)
  requireFree(network)
  const deck = await limits.guess('enterDeck', deckId, isRight)
  const wrongBefore = network.ok ? network.wrong - (isRight ? 0 : 1) : 0
  if (wrongBefore > 0) requireFree(deck)
  if (!isRight) throw refuse('not_allowed', message)
}

function requireFree(verdict: LimitVerdict): void {
  if (!verdict.ok) throw refuse('too_often', { retryAfterSeconds: verdict.retryAfterSeconds })
}

async function sendCode({ limits, mail, ...deps }: Deps, deck: PublishedDeck, email: string, request: RequestFacts) {
  const { deckId, clientId, content } = deck.version
  const counted = [
    ['enterMailDeck', `${deckId} ${email}`],
    ['enterMail', email],
    ['enterMailAddress', addressKey(request.ip)],
  ] as const
  for (const [name, key] of counted) await requireLimit(limits, name, key)
  const code = codeFor(deckId, email, deps.secret, deps.now())
  const language = audienceLanguage(request.header('accept-language'))
  try {
    await mail.send(codeMail({ to: email, clientId, deckName: content.name, code }, language))
  } catch (error) {
    deps.log.error(error, 'a code could not be sent')
    for (const [name, key] of counted) await limits.giveBack(name, key)
    throw refuse('unavailable', { message: 'play.mail', retryAfterSeconds: 30 })
  }
  await limits.mark('codeSent', `${deckId} ${email}`)
}
