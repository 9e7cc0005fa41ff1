import type { reports } from '@deckle/contract/reports.ts'
import { rankings } from '@deckle/core/report/reports/rankings.ts'
import { decodeCursor, encodeCursor } from '../../../db/paging/cursor.ts'
import type { PageRequest } from '../../../db/paging/paging.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { readDays } from '../table/read-days.ts'
import { answerTable } from '../table/answer-table.ts'
import {
  countByKey,
  countPlays,
  type Days,
  listOwned,
  listPersonKeys,
  listPlayers,
  listSearchedViewers,
} from './queries.ts'

const nothing = { decks: 0, plays: 0, completions: 0 }

/** People of the reach who have played something. */
export const listViewers: Handler<typeof reports.viewers> = async (call) => {
  const { deps, actor, query } = call
  const days = await readDays(deps, actor.clientId, query)
  const search = query.search?.trim() ?? ''
  return answerTable(call, {
    name: 'viewers',
    columns: rankings.viewers,
    source: {
      async page(page) {
        const { rows, next } = await listPlayers(deps.db, actor, { search, sort: query.sort }, page)
        const ids = rows.map(({ id }) => id)
        const plays = await countPlays(deps.db, actor.clientId, ids, days)
        return {
          next,
          rows: rows.map(({ id, name, email, last_seen_at }) => {
            const { decks, plays: count, completions } = plays.get(id) ?? nothing
            const last_seen = last_seen_at?.toISOString() ?? null
            return { user_id: id, user: name, email, decks, plays: count, completions, last_seen_at: last_seen }
          }),
        }
      },
    },
  })
}

/** Of one's own decks: who was signed in, or has confirmed an address. */
export const listViewersOfCreator: Handler<typeof reports.viewersOfCreator> = async (call) => {
  const { deps, actor, query } = call
  const days = await readDays(deps, actor.clientId, query)
  const search = query.search?.trim() ?? ''
  const deckIds = (await listOwned(deps.db, actor.clientId, [actor.userId])).map(({ id }) => id)
  const viewers = { clientId: actor.clientId, deckIds, search, days }
  return answerTable(call, {
    name: 'viewers',
    columns: rankings.viewers,
    source: {
      async page(page) {
        const { keys, next } = await keysOf(deps, viewers, page)
        const rows = await countByKey(deps.db, actor.clientId, { deckIds, keys, days })
        return {
          next,
          rows: rows.map(({ id, name, email, decks, plays, completions, last_at }) => ({
            user_id: id,
            user: name,
            email,
            decks,
            plays,
            completions,
            last_seen_at: last_at.toISOString(),
          })),
        }
      },
    },
  })
}

interface Viewers {
  readonly clientId: string
  readonly deckIds: readonly string[]
  readonly search: string
  readonly days: Days
}

/** A page of people. A search finds people of the client alone: of others no more than a key is kept. */
async function keysOf({ db }: Pick<Deps, 'db'>, { clientId, deckIds, search }: Viewers, page: PageRequest) {
  if (search !== '') {
    const { rows, next } = await listSearchedViewers(db, clientId, { deckIds, search }, page)
    return { keys: rows.map(({ id }) => id), next }
  }
  const last = page.cursor === undefined ? '' : String(decodeCursor(page.cursor, ['text'])[0])
  const found = await listPersonKeys(db, clientId, deckIds, { last, limit: page.limit + 1 })
  const keys = found.slice(0, page.limit)
  return { keys, next: found.length > page.limit ? encodeCursor([keys.at(-1) ?? '']) : null }
}
