import type { leaderboards } from '@deckle/contract/leaderboards.ts'
import type { Handlers } from '../../http/handler.ts'
import { showCourseBoard, showCourseExamBoard, showExamBoard } from './show-course-boards.ts'
import { showSeasonBoard } from './show-season-board.ts'

export { earnPoints } from './after-course-change.ts'
export { pointsBoard } from './present-points.ts'
export { currentStreak } from './read-board.ts'
export { boardCounts, boardScores, findScores, removeFromBoards } from './queries.ts'

export const leaderboardHandlers: Handlers<typeof leaderboards> = {
  gamifix: showSeasonBoard,
  course: showCourseBoard,
  finalExam: showExamBoard,
  courseFinalExam: showCourseExamBoard,
}
