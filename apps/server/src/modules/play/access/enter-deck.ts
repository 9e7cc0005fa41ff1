import type { Enter } from '@deckle/contract/play.ts'
import type { Actor } from '@deckle/core/access/access.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Deps } from '../../../deps.ts'
import type { RequestFacts } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import type { LimitName } from '../../../platform/rate-limit/limits.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import type { PublishedDeck } from '../pages/published-decks.ts'
import { playState } from '../play-state.ts'
import { findTicket } from './queries.ts'
import { codeMail } from './mails.ts'
import { codeFor, isCode, type Pass, signPass } from './pass.ts'
import { hashOfTicket } from './ticket-hash.ts'

/** Lets a visitor in who shows what the deck asks for: the pass, or null where a code was sent by mail. */
export async function enterDeck(
  deps: Deps,
  actor: Actor | null,
  shortid: string,
  shown: Enter,
  request: RequestFacts,
): Promise<string | null> {
  const deck = await playState(deps).published.find(shortid)
  if (deck === undefined) throw refuse('not_found')
  if (deck === null) throw refuse('gone')
  const mode = shown.kind === 'code' ? 'email' : shown.kind
  if (deck.settings.access !== mode) throw refuse('not_found')
  if (shown.kind === 'email') {
    await sendCode(deps, deck, shown.email, request)
    return null
  }
  const pass = await check(deps, actor, deck, shown, request)
  return signPass({ deckId: deck.version.deckId, settings: deck.settings }, pass, deps.secret, deps.now())
}

async function check(
  deps: Deps,
  actor: Actor | null,
  { version: { deckId, clientId }, settings }: PublishedDeck,
  shown: Exclude<Enter, { kind: 'email' }>,
  { ip }: RequestFacts,
): Promise<Pass> {
  switch (shown.kind) {
    case 'pin':
      await tryOnce(deps, 'enterAddress', `${deckId} ${addressKey(ip)}`, 'play.wrong_pin', () =>
        Promise.resolve(shown.pin.toLowerCase() === settings.pin.toLowerCase()),
      )
      return { mode: 'pin', subject: '' }
    case 'code':
      await tryOnce(deps, 'enterCode', `${deckId} ${shown.email}`, 'play.wrong_code', () =>
        Promise.resolve(isCode(shown.code, deckId, shown.email, deps.secret, deps.now())),
      )
      return { mode: 'email', subject: shown.email }
    case 'members':
      if (!actor) throw refuse('not_allowed', 'play.members_only')
      if (actor.clientId !== clientId) throw refuse('not_allowed', 'play.members_only')
      return { mode: 'members', subject: actor.userId }
    case 'ticket': {
      let id = ''
      await tryOnce(deps, 'enterAddress', `${deckId} ${addressKey(ip)}`, 'play.wrong_ticket', async () => {
        const ticket = await findTicket(deps.pool, clientId, deckId, hashOfTicket(shown.ticket))
        if (ticket?.attempt_id) throw refuse('gone', 'play.used_ticket')
        id = ticket?.id ?? ''
        return ticket !== undefined
      })
      return { mode: 'ticket', subject: id }
    }
  }
}

/** Guesses are counted; what is right costs nothing, so that a whole class can come in from one address. */
async function tryOnce(
  { limits }: Deps,
  name: LimitName,
  key: string,
  message: string,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const verdict = await limits.limit(name, key)
  if (!verdict.ok) throw refuse('too_often', { retryAfterSeconds: verdict.retryAfterSeconds })
  if (!(await isRight())) throw refuse('not_allowed', message)
  await limits.giveBack(name, key)
}

async function sendCode(deps: Deps, deck: PublishedDeck, email: string, request: RequestFacts): Promise<void> {
  for (const [name, key] of [
    ['enterMail', email],
    ['enterMailAddress', addressKey(request.ip)],
  ] as const) {
    const verdict = await deps.limits.limit(name, key)
    if (!verdict.ok) throw refuse('too_often', { retryAfterSeconds: verdict.retryAfterSeconds })
  }
  const { deckId, clientId, content } = deck.version
  const code = codeFor(deckId, email, deps.secret, deps.now())
  const language = preferredLanguage(request.header('accept-language'))
  await deps.mail.send(codeMail({ to: email, clientId, deckName: content.name, code }, language))
}
