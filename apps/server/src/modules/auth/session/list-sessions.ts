import type { auth } from '@deckle/contract/auth.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentSession } from '../present.ts'
import { listSessions as listRows } from './queries.ts'
import { tokenLife } from './tokens.ts'

export const listSessions: Handler<typeof auth.sessions> = async ({ deps, actor }) => {
  const rows = await listRows(deps.db, actor.clientId, actor.userId, new Date(deps.now().getTime() - tokenLife))
  return { sessions: rows.map((row) => presentSession(row, actor.sessionId)) }
}
