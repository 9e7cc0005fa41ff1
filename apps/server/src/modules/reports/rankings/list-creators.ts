import { groupBy } from '../../../platform/group-by.ts'
import type { reports } from '@deckle/contract/reports.ts'
import type { Call, Handler } from '../../../http/handler.ts'
import { rankings } from '@deckle/core/report/reports/rankings.ts'
import { type Days, readDays } from '../table/read-days.ts'
import { openFigures } from '../../figures/index.ts'
import { added, meanPercentage } from '../plays/sums.ts'
import { answerTable } from '../table/answer-table.ts'
import { type SourceOf, wholeTable } from '../table/rows.ts'
import { listOwned, listOwners } from './queries.ts'

type CreatorsCall = Call<typeof reports.creators>

/** For a Creator oneself; for a Manager the branch too. */
export const listCreators: Handler<typeof reports.creators> = async (call) => {
  const days = await readDays(call.deps, call.actor.clientId, call.query)
  const byName = creatorsByName(call, days)
  return answerTable(call, {
    name: 'creators',
    columns: rankings.creators,
    source: call.query.sort === 'plays' ? wholeTable(async () => mostPlayed(await allOf(byName))) : byName,
  })
}

type Creators = SourceOf<(typeof rankings)['creators']>
type Creator = Awaited<ReturnType<Creators['page']>>['rows'][number]

const mostPlayed = (rows: readonly Creator[]) => rows.toSorted((one, other) => other.plays - one.plays)

async function allOf(source: Creators): Promise<readonly Creator[]> {
  const all: Creator[] = []
  for (let cursor: string | undefined; ;) {
    const { rows, next } = await source.page({ limit: 1000, ...(cursor !== undefined && { cursor }) })
    all.push(...rows)
    if (next === null) return all
    cursor = next
  }
}

function creatorsByName({ deps, actor, query }: CreatorsCall, { from, to, tz }: Days): Creators {
  const { db } = deps
  const { clientId } = actor
  return {
    async page(page) {
      const { rows, next } = await listOwners(db, actor, query.search?.trim() ?? '', page)
      const owned = await listOwned(
        db,
        clientId,
        rows.map(({ id }) => id),
      )
      const scope = { clientId, decks: owned.map(({ id }) => id), from, to, zone: tz, filters: {} }
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
  }
}
