import type { Contract } from '@deckle/contract/contract.ts'
import { defaultPackageOptions, type PackageOptions } from '@deckle/core/deck/package-options.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Handlers } from '../../http/handler.ts'
import { packDeck } from './pack-deck.ts'

export const packagingHandlers: Handlers<Pick<Contract['utilities'], 'scormify'>> = {
  async scormify({ deps, actor, params, query }) {
    // A package may hold hundreds of megabytes of media: as many as a person uploads, no more.
    const allowed = await deps.limits.limit('upload', actor.userId)
    if (!allowed.ok) throw refuse('too_often', { retryAfterSeconds: allowed.retryAfterSeconds })
    const options: PackageOptions = {
      attempts: query.attempts ?? defaultPackageOptions.attempts,
      status: query.status ?? defaultPackageOptions.status,
      interactions: query.interactions ? query.interactions === 'true' : defaultPackageOptions.interactions,
    }
    return packDeck(deps, actor, params.id, { format: query.format ?? 'scorm12', options })
  },
}
