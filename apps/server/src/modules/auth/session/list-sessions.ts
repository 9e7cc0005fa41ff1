import type { auth } from '@deckle/contract/auth.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentSession } from '../present.ts'
import type { AuthDb } from '../queries.ts'
import { listSessions as listRows } from './queries.ts'
import { tokenLife } from './tokens.ts'

export const listSessions: Handler<typeof auth.sessions> = async ({ deps, actor }) => {
  const rows = await listOpenSessions(deps.db, actor, deps.now())
  return { sessions: rows.map((row) => presentSession(row, actor.sessionId)) }
}

/** Sessions with a valid token, newest first. */
export const listOpenSessions = (
  db: AuthDb,
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
  now: Date,
) => listRows(db, clientId, userId, new Date(now.getTime() - tokenLife))
