import { type Action, hasReach } from '@deckle/core/access/access.ts'
import type { Scoped } from '../../db/reach.ts'
import { refuse } from '../../refusal.ts'
import { findPerson, type Team, type TeamDb } from './queries.ts'

export interface TeamOf extends Team {
  /** Null for the whole client. */
  readonly node: { readonly id: string; readonly name: string } | null
}

/** Everyone below a person; without one everyone whom the actor reaches. */
export async function requireTeam(
  db: TeamDb,
  actor: Scoped,
  node: string | undefined,
  action: Extract<Action, 'team.read' | 'team.remind'> = 'team.read',
): Promise<TeamOf> {
  const { clientId } = actor
  if (node === undefined && hasReach(actor, action, 'client')) return { clientId, path: null, node: null }
  // Reminding reaches the people below, and so from oneself down.
  const person = await findPerson(db, actor, 'team.read', node ?? actor.userId)
  if (!person) throw refuse('not_found')
  return { clientId, path: person.path, node: { id: person.id, name: person.name } }
}
