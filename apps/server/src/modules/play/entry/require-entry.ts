import { isGated, openingOf } from '@deckle/core/deck/publication/publication.ts'
import { refuse } from '../../../refusal.ts'
import type { Deps } from '../../../deps.ts'
import type { PublishedDeck } from '../pages/published-deck.ts'
import { type Pass, readPass } from './pass.ts'
import { isMember } from './queries.ts'

/** What a visitor's pass says; null where none is asked for. Refuses who comes too early, too late, without one, or is no member any more. */
export async function requireEntry(deps: Deps, deck: PublishedDeck, pass: string | undefined): Promise<Pass | null> {
  const { settings, version } = deck
  const now = deps.now()
  // How many came already only the store can say, when the attempt is taken.
  const opening = openingOf({ ...settings, responseLimit: null }, now.getTime(), 0)
  if (opening !== 'open') throw refuse('gone', 'play.closed')
  if (!isGated(settings.access)) return null
  const read = pass === undefined ? null : readPass({ deckId: version.deckId, settings }, pass, deps.secret, now)
  if (!read || read.mode === 'attempt') throw refuse('not_allowed', 'play.pass')
  if (read.mode === 'members' && !(await isMember(deps.pool, version.clientId, read.subject)))
    throw refuse('not_allowed', 'play.pass')
  return read
}
