import type { leaderboards } from '@deckle/contract/leaderboards.ts'
import { seasonBoard } from '@deckle/core/learning/points/board.ts'
import { pathsBelow } from '../../db/person-path.ts'
import type { Handler } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { pointsBoard } from './present-points.ts'
import { findPath } from './queries.ts'

export const showSeasonBoard: Handler<typeof leaderboards.gamifix> = async ({ deps, actor, body }) => {
  const { team, season, currency, limit, cursor } = body
  requireCurrency(currency, actor.clientId)
  const path = team === 'Company' ? null : await findPath(deps.db, actor.clientId, team)
  if (path === undefined) throw refuse('not_found', 'user.gone')
  const now = deps.now().getTime()
  const board = await pointsBoard(deps, {
    clientId: actor.clientId,
    board: seasonBoard(season, now),
    userId: actor.userId,
    below: path && pathsBelow(path),
    limit,
    cursor,
    now,
  })
  return { ...board, currency }
}

/** Points are the only currency. */
function requireCurrency(currency: string, clientId: string): void {
  const known = ['points', '{id} points', `${clientId} points`]
  if (!known.includes(currency.trim().toLowerCase()))
    throw refuse('rule_broken', { message: 'points.currency', fields: { currency: 'points.currency' } })
}
