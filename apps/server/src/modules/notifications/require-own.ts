import type { Actor } from '@deckle/core/access/access.ts'
import { refuse } from '../../refusal.ts'

/** Notifications are read by whom they are for. */
export function requireOwn(actor: Actor, userId: string): void {
  if (userId.toLowerCase() !== actor.userId) throw refuse('not_found')
}
