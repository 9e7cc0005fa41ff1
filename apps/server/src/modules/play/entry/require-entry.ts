import { isGated, openingOf } from '@deckle/core/deck/publication/publication.ts'
import { refuse } from '../../../refusal.ts'
import type { Deps } from '../../../deps.ts'
import type { PublishedDeck } from '../pages/published-deck.ts'
import { type Pass, readPass } from './pass.ts'
import { isActiveMember } from './queries.ts'

/** The visitor's pass; null when the deck asks for none. Refuses visits too early, too late or while the deck is paused, without a valid pass, or by a former member. */
export async function requireEntry(deps: Deps, deck: PublishedDeck, pass: string | undefined): Promise<Pass | null> {
  const { settings, version } = deck
  const now = deps.now()
  if (deck.isPaused) throw refuse('gone', 'play.paused')
  // The limit of responses is enforced where the attempt is stored.
  const opening = openingOf({ ...settings, responseLimit: null }, now.getTime(), 0)
  if (opening !== 'open') throw refuse('gone', 'play.closed')
  if (!isGated(settings.access)) return null
  const read = pass === undefined ? null : readPass({ deckId: version.deckId, settings }, pass, deps.secret, now)
  if (!read || read.mode === 'attempt') throw refuse('not_allowed', 'play.pass')
  if (read.mode === 'members' && !(await isActiveMember(deps.pool, version.clientId, read.subject)))
    throw refuse('not_allowed', 'play.pass')
  return read
}
