import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { refuse } from '../refusal.ts'
import type { SignedIn } from './handler.ts'

/** The only place where calls are refused because of impersonation. */
export function requireNotActing(
  { refusedActing }: Pick<Endpoint, 'refusedActing'>,
  actor: SignedIn | null,
  body: unknown,
): void {
  if (actor?.actedBy === undefined) return
  const isRefused =
    refusedActing === 'all' ||
    (typeof body === 'object' && body !== null && refusedActing.some((field) => Object.hasOwn(body, field)))
  if (isRefused) throw refuse('not_allowed', 'act.refused')
}
