import type { Scoped } from '../../../db/reach.ts'
import type { Enter } from '@deckle/contract/play.ts'
import type { Deps } from '../../../deps.ts'
import { requireCorrectGuess } from '../../../platform/rate-limit/require-correct-guess.ts'
import { refuse } from '../../../refusal.ts'
import type { PublishedDeck } from '../pages/published-deck.ts'
import { isEmailCode } from './email-code.ts'
import { hashInvite } from './hash-invite.ts'
import type { Pass } from './pass.ts'
import { findInvite } from './queries.ts'

/** What a new pass is issued for. An e-mail address alone proves nothing, and a pass is there already. */
type Proof = Exclude<Enter, { readonly kind: 'email' | 'pass' }>
type ProofOf<Kind> = Extract<Proof, { readonly kind: Kind }>

interface Visitor {
  readonly actor: Scoped | null
  readonly ip: string
}

/** Refuses what doesn't open the deck; the caller has checked that the deck asks for proof of this kind. */
export async function checkProof(deps: Deps, deck: PublishedDeck, proof: Proof, visitor: Visitor): Promise<Pass> {
  switch (proof.kind) {
    case 'pin':
      return checkPin(deps, deck, proof, visitor)
    case 'code':
      return checkCode(deps, deck, proof, visitor)
    case 'members':
      if (visitor.actor?.clientId !== deck.version.clientId) throw refuse('not_allowed', 'play.members_only')
      return { mode: 'members', subject: visitor.actor.userId }
    case 'invite':
      return checkInvite(deps, deck, proof, visitor)
    case 'attempt':
      return checkAttempt(deps, deck, proof)
  }
}

async function checkPin(
  deps: Deps,
  { version: { deckId }, settings }: PublishedDeck,
  { pin }: ProofOf<'pin'>,
  { ip }: Visitor,
): Promise<Pass> {
  const isCorrect = pin.toLowerCase() === settings.pin.toLowerCase()
  await requireCorrectGuess(deps.limits, { id: deckId, ip, isCorrect, message: 'play.wrong_pin' })
  return { mode: 'pin', subject: '' }
}

async function checkCode(
  deps: Deps,
  { version: { deckId } }: PublishedDeck,
  { code, email }: ProofOf<'code'>,
  { ip }: Visitor,
): Promise<Pass> {
  const key = `${deckId} ${email}`
  const isCorrect = isEmailCode(code, { deckId, email }, deps.secret, deps.now())
  const message = 'play.wrong_code'
  await requireCorrectGuess(deps.limits, { id: deckId, ip, isCorrect, message, also: ['enterCode', key] })
  // Every address has a code: only one that was sent proves the address.
  if (!(await deps.limits.isMarked('codeSent', key))) throw refuse('not_allowed', message)
  return { mode: 'email', subject: email }
}

async function checkInvite(
  deps: Deps,
  { version: { deckId, clientId } }: PublishedDeck,
  { invite: secret }: ProofOf<'invite'>,
  { ip }: Visitor,
): Promise<Pass> {
  const invite = await findInvite(deps.pool, clientId, deckId, hashInvite(secret))
  await requireCorrectGuess(deps.limits, {
    id: deckId,
    ip,
    isCorrect: invite !== undefined,
    message: 'play.wrong_invite',
  })
  if (invite?.attempt_id) throw refuse('gone', 'play.used_invite')
  return { mode: 'invite', subject: invite?.id ?? '' }
}

function checkAttempt(deps: Deps, { version }: PublishedDeck, { token }: ProofOf<'attempt'>): Pass {
  const pinned = deps.play.tokens.read(token, null, deps.now())
  if (pinned.versionId !== version.id) throw refuse('not_found')
  return { mode: 'attempt', subject: pinned.attemptId }
}
