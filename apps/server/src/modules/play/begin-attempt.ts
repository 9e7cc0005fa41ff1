import type { Actor } from '@deckle/core/access/access.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Deps } from '../../deps.ts'
import type { RequestFacts } from '../../http/handler.ts'
import { requireEntry } from './access/require-entry.ts'
import { signAttempt } from './attempt-token.ts'
import { playState } from './play-state.ts'
import { claimTicket, releaseTicket } from './access/queries.ts'
import { countryOf, deviceOf } from './visitor/visitor.ts'

export interface Beginning {
  readonly id: string
  readonly versionId: string
  readonly language?: string | undefined
  readonly source?: string | undefined
  readonly medium?: string | undefined
  readonly campaign?: string | undefined
  readonly timezone?: string | undefined
  readonly pass?: string | undefined
}

/** Begins an attempt under the player's id, pinned to the version that the page shows. Said twice, it is the same attempt. */
export async function beginAttempt(
  deps: Deps,
  actor: Actor | null,
  shortid: string,
  begin: Beginning,
  request: RequestFacts,
): Promise<{ id: string; token: string }> {
  const { published, versions, attempts } = playState(deps)
  const deck = published.peek(shortid) ?? (await published.find(shortid))
  if (deck === undefined) throw refuse('not_found')
  if (deck === null) throw refuse('gone')
  const { deckId, clientId } = deck.version
  const id = begin.id.toLowerCase()
  const pass = requireEntry(deps, deck, begin.pass)
  if (pass?.mode === 'ticket' && !(await claimTicket(deps.pool, clientId, pass.subject, id)))
    throw refuse('gone', 'play.used_ticket')
  const version = await versions.get(begin.versionId.toLowerCase())
  if (version?.deckId !== deckId) throw refuse('not_found')
  const stored = await attempts.add({
    clientId,
    id,
    deckId,
    versionId: version.id,
    userId: pass?.mode === 'members' ? pass.subject : actor?.clientId === clientId ? actor.userId : null,
    language: version.languages.find((one) => one === begin.language) ?? version.content.language,
    device: deviceOf(request.userAgent),
    country: countryOf(deps.env, request, begin.timezone),
    source: begin.source ?? '',
    medium: begin.medium ?? '',
    campaign: begin.campaign ?? '',
    email: pass?.mode === 'email' ? pass.subject : null,
  })
  if (!stored && deck.settings.responseLimit !== null) {
    if (pass?.mode === 'ticket') await releaseTicket(deps.pool, clientId, pass.subject, id)
    // From now on its page says so.
    published.forget(deck.shortid)
    throw refuse('gone', 'play.full')
  }
  if (stored?.deck_id !== deckId || stored.client_id !== clientId) throw refuse('not_found')
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
  return { id: stored.id, token }
}
