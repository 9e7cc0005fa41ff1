import { type Action, type Actor, may, type ShareLevel, type Subject } from '@deckle/core/access/access.ts'
import { type Message, refuse } from './refusal.ts'

/** What decides who may do something to a row; `shared` and `is_below` are columns of `db/reach.ts`. */
export interface OwnedRow {
  readonly client_id: string
  /** Left out where rows belong to their client alone. */
  readonly owner_id?: string | null
  readonly shared?: ShareLevel | null
  readonly is_below?: boolean
}

export function subjectOf({ client_id, owner_id = null, shared = null, is_below = false }: OwnedRow): Subject {
  return { clientId: client_id, ownerId: owner_id, shared, isBelow: is_below }
}

/**
 * Returns the row. Refuses with `not_found` if there is none that the actor may see, with `not_allowed` if they may not
 * do this to it.
 */
export function requireAccess<Row extends OwnedRow>(
  actor: Actor,
  action: Action,
  row: Row | undefined,
  messages: { readonly missing?: Message; readonly refused?: Message } = {},
): Row {
  if (!row) throw refuse('not_found', messages.missing)
  if (!may(actor, action, subjectOf(row))) throw refuse('not_allowed', messages.refused)
  return row
}
