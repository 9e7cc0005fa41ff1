import type { Logger } from 'pino'
import type pg from 'pg'
import type { Db } from '../../db/database.ts'
import type { Listener } from '../../db/listen.ts'
import { createPace, type Pace } from '../../platform/rate-limit/pace.ts'
import { type Address, type Addresses, createAddresses } from './addresses.ts'
import { type ClickCounter, createClickCounter } from './click-counter.ts'
import { followCode, storeClicks } from './queries.ts'
import type { UrlTargets } from './url-target.ts'

/** What one server keeps in memory of short addresses. */
export interface UrlState {
  readonly addresses: Addresses
  readonly clicks: ClickCounter
  /** Addresses that are not in memory, by where the question comes from. */
  readonly pace: Pace
}

/** Of one address in a minute. */
const mostLookups = 300

interface UrlParts {
  readonly pool: pg.Pool
  readonly db: Db
  readonly listener: Listener
  readonly log: Logger
}

export function createUrlState({ pool, db, listener, log }: UrlParts, targets: UrlTargets): UrlState {
  return {
    pace: createPace(mostLookups),
    clicks: createClickCounter({
      store: (clientId, clicks) => storeClicks(pool, clientId, clicks),
      onError: (err) => log.warn({ err }, 'Clicks on short addresses could not be stored; they are tried again.'),
    }),
    addresses: createAddresses(listener, async (code): Promise<Address | undefined> => {
      const found = await followCode(pool, code)
      if (!found) return undefined
      const isOver = found.deleted_at !== null
      const path = isOver ? null : await targets[found.target_kind].path(db, found.client_id, found.target_id)
      return {
        clientId: found.client_id,
        urlId: found.id,
        source: found.source,
        endsAt: found.expires_at?.getTime() ?? null,
        location: path && withTags(path, found),
      }
    }),
  }
}

function withTags(
  path: string,
  { source, medium, campaign }: { readonly source: string; readonly medium: string; readonly campaign: string },
): string {
  const tags = Object.entries({ utm_source: source, utm_medium: medium, utm_campaign: campaign })
  const query = new URLSearchParams(tags.filter(([, value]) => value !== '')).toString()
  return query === '' ? path : `${path}?${query}`
}
