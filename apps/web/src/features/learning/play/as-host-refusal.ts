import { CallError } from '@deckle/contract/client/call-error.ts'
import { HostRefusal } from '@deckle/player/hosts/host.ts'

/** A call that is refused for good, as the player takes it; anything else is tried again. */
export function asHostRefusal(error: unknown): never {
  const isFinal = error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429
  // Who is signed out signs in again, and goes on.
  throw isFinal && error.status !== 401 ? new HostRefusal('closed', error.errors[0]) : error
}
