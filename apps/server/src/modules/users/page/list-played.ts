import type { users } from '@deckle/contract/users.ts'
import type { Handler } from '../../../http/handler.ts'
import { listDecksOf } from '../../decks/index.ts'
import { listCoursesOf } from '../../learning/index.ts'
import { listAttemptsOf } from '../../play/index.ts'
import { requireUser } from '../require-user.ts'
import { presentAttempt, presentCourse, presentDeck } from './present.ts'

// Visible to the person, their managers and Admins.

export const listPersonDecks: Handler<typeof users.decks> = async ({ deps, actor, params, query }) => {
  const user = await requireUser(deps.db, actor, 'user.read', params.id, { bin: true })
  const { rows, ...page } = await listDecksOf(deps.db, user.client_id, user.id, query)
  return { decks: rows.map(presentDeck), ...page }
}

export const listPersonAttempts: Handler<typeof users.attempts> = async ({ deps, actor, params, query }) => {
  const user = await requireUser(deps.db, actor, 'user.read', params.id, { bin: true })
  const { rows, ...page } = await listAttemptsOf(deps.db, user.client_id, user.id, query)
  return { attempts: rows.map(presentAttempt), ...page }
}

export const listPersonCourses: Handler<typeof users.courses> = async ({ deps, actor, params, query }) => {
  const user = await requireUser(deps.db, actor, 'user.read', params.id, { bin: true })
  const { rows, ...page } = await listCoursesOf(deps.db, { clientId: user.client_id, userId: user.id }, query)
  return { courses: rows.map((row) => presentCourse(row, deps.now())), ...page }
}
