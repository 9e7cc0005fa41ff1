import type { play } from '@deckle/contract/play.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { checkProof } from './check-proof.ts'
import { signOpening, signPass } from './pass.ts'
import { requireEntry } from './require-entry.ts'
import { sendCode } from './send-code.ts'

/** Issues a pass for proof of what the deck asks for, and an opening for that or for a pass that is still valid. */
export const enterDeck: Handler<typeof play.enter> = async ({ deps, actor, params, body: proof, request }) => {
  const deck = await deps.play.published.find(params.shortid)
  if (deck === undefined) throw refuse('not_found')
  if (deck === null) throw refuse('gone')
  const mode = proof.kind === 'code' ? 'email' : proof.kind
  if (mode !== 'attempt' && mode !== 'pass' && deck.settings.access !== mode) throw refuse('not_found')
  if (proof.kind === 'email') {
    await sendCode(deps, deck, proof.email, request)
    return { pass: null, opening: null }
  }
  const gate = { deckId: deck.version.deckId, settings: deck.settings }
  const openingFor = (mode: Parameters<typeof signOpening>[1]) => signOpening(gate, mode, deps.secret, deps.now())
  if (proof.kind === 'pass') {
    const pass = await requireEntry(deps, deck, proof.pass)
    // The deck no longer asks for anything.
    if (!pass) throw refuse('not_found')
    return { pass: proof.pass, opening: openingFor(pass.mode) }
  }
  const pass = await checkProof(deps, deck, proof, { actor, ip: request.ip })
  return { pass: signPass(gate, pass, deps.secret, deps.now()), opening: openingFor(pass.mode) }
}
