import type { Contract } from '@deckle/contract/contract.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Handlers } from '../../http/handler.ts'
import { packDeck } from './pack-deck.ts'

export const packagingHandlers: Handlers<Pick<Contract['utilities'], 'scormify'>> = {
  async scormify({ deps, actor, params, query }) {
    // A package may hold hundreds of megabytes of media: as many as a person uploads, no more.
    const allowed = await deps.limits.limit('upload', actor.userId)
    if (!allowed.ok) throw refuse('too_often', { retryAfterSeconds: allowed.retryAfterSeconds })
    return packDeck(deps, actor, params.id, query.format ?? 'scorm12')
  },
}
