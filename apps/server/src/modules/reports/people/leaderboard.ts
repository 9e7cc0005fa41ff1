import { seasonBoard } from '@deckle/core/learning/points/board.ts'
import type { Season } from '@deckle/core/learning/points/season.ts'
import type { reports } from '@deckle/core/report/reports/reports.ts'
import { pointsBoard } from '../../points/index.ts'
import type { ReportRequest } from '../table/report-request.ts'
import type { SourceOf } from '../table/rows.ts'

type Board = SourceOf<(typeof reports)['leaderboard']['groups']['forever']>

/**
 * Everyone of the client, as the leaderboard's screen shows them: who hides their name has none. Streaks are those of today,
 * whatever the season.
 */
const boardOf =
  (season: Season) =>
  async ({ deps, actor, now, to }: ReportRequest): Promise<Board> => {
    const at = to === null ? now.getTime() : Math.min(now.getTime(), Date.parse(`${to}T23:59:59Z`))
    const { clientId, userId } = actor
    return {
      async page({ limit, cursor }) {
        const board = seasonBoard(season, at)
        const query = { clientId, board, userId, below: null, limit, cursor, now: now.getTime() }
        const { leaderboard, next } = await pointsBoard(deps, query)
        return {
          next,
          rows: leaderboard.map(({ rank, user, points, streak }) => ({
            rank,
            user_id: user.id,
            user: user.name,
            points,
            streak,
          })),
        }
      },
    }
  }

export const leaderboard = { forever: boardOf('Forever'), month: boardOf('month'), week: boardOf('week') }
