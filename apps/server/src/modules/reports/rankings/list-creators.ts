import { groupBy } from '../../../platform/group-by.ts'
import type { reports } from '@deckle/contract/reports.ts'
import type { Handler } from '../../../http/handler.ts'
import { rankings } from '@deckle/core/report/reports/rankings.ts'
import { readDays } from '../table/read-days.ts'
import { openFigures } from '../../figures/index.ts'
import { added, meanPercentage } from '../plays/sums.ts'
import { answerTable } from '../table/answer-table.ts'
import { listOwned, listOwners } from './queries.ts'

/** For a Creator oneself; for a Manager the branch too. */
export const listCreators: Handler<typeof reports.creators> = async (call) => {
  const { deps, actor, query } = call
  const { db } = deps
  const { from, to, tz } = await readDays(deps, actor.clientId, query)
  const search = query.search?.trim() ?? ''
  return answerTable(call, {
    name: 'creators',
    columns: rankings.creators,
    source: {
      async page(page) {
        const { rows, next } = await listOwners(db, actor, search, page)
        const owned = await listOwned(
          db,
          actor.clientId,
          rows.map(({ id }) => id),
        )
        const scope = { clientId: actor.clientId, decks: owned.map(({ id }) => id), from, to, zone: tz, filters: {} }
        const sums = new Map((await (await openFigures(deps, scope)).deck('deck')).map((row) => [row.key, row]))
        const decks = groupBy(owned, ({ owner_id }) => owner_id)
        return {
          next,
          rows: rows.map(({ id, name, email }) => {
            const own = decks.get(id) ?? []
            const sum = added(
              own.flatMap((deck) => sums.get(deck.id) ?? []),
              id,
            )
            return {
              user_id: id,
              user: name,
              email,
              decks: own.length,
              published: own.filter((deck) => deck.published_version_id !== null).length,
              plays: sum.starts,
              completions: sum.completions,
              percentage: meanPercentage(sum),
            }
          }),
        }
      },
    },
  })
}
