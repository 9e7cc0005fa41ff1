import type { leaderboards } from '@deckle/contract/leaderboards.ts'
import { courseBoard, examBoard, readExamScore } from '@deckle/core/learning/points/board.ts'
import type { Db } from '../../db/database.ts'
import type { Scoped } from '../../db/reach.ts'
import type { Call, Handler } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { hasCourseBoard } from '../courses/index.ts'
import { pointsBoard, presentUser } from './present-points.ts'
import { readBoard } from './read-board.ts'

export const showCourseBoard: Handler<typeof leaderboards.course> = async ({ deps, actor, params: { id }, query }) => {
  await requireBoard(deps.db, actor, id)
  return pointsBoard(deps, { ...common(actor, query, deps.now()), board: courseBoard(id.toLowerCase()) })
}

export const showExamBoard: Handler<typeof leaderboards.finalExam> = (call) => readExamBoard(call, call.query.course_id)

export const showCourseExamBoard: Handler<typeof leaderboards.courseFinalExam> = (call) =>
  readExamBoard(call, call.params.id)

type ExamCall = Pick<Call<typeof leaderboards.courseFinalExam>, 'deps' | 'actor' | 'query'>

async function readExamBoard({ deps, actor, query }: ExamCall, courseId: string) {
  await requireBoard(deps.db, actor, courseId)
  const board = examBoard(courseId.toLowerCase())
  const { rows, mine, next } = await readBoard(deps, { ...common(actor, query, deps.now()), board })
  return {
    leaderboard: rows.map((row) => ({
      rank: row.rank,
      user: presentUser(row, actor.userId),
      ...readExamScore(row.score),
    })),
    mine: mine && { rank: mine.rank, ...readExamScore(mine.score) },
    next,
  }
}

/** Refuses with `not_found` where the actor is neither in the course nor an author of it, or it has no leaderboard. */
async function requireBoard(db: Db, actor: Scoped, id: string): Promise<void> {
  const hasBoard = await hasCourseBoard(db, actor, id)
  if (!hasBoard) throw refuse('not_found', hasBoard === null ? 'course.missing' : 'course.no_board')
}

const common = (
  { clientId, userId }: Scoped,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
  now: Date,
) => ({ clientId, userId, below: null, limit, cursor, now: now.getTime() })
