import type { Actor } from '@deckle/core/access/access.ts'
import { refuse } from '../../refusal.ts'

/** Only the recipient may read a notification. */
export function requireOwn(actor: Actor, userId: string): void {
  if (userId.toLowerCase() !== actor.userId) throw refuse('not_found')
}
