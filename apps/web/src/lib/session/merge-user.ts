import type { License, SignedInUser } from '@deckle/contract/models/people.ts'
import { authState, withLicense, withProfile } from './auth-state.ts'
import { keep } from './session.ts'

/** What the person changed of themselves is merged into the user (product.md §4). */
export function mergeProfile(changed: Partial<SignedInUser>): void {
  const { user, license } = authState.getState()
  if (!user) return
  const merged = withProfile(user, changed)
  keep(merged, license)
  authState.setState({ user: merged })
}

/** A refreshed licence is merged into the user and stored (product.md §4). */
export function mergeLicense(license: License): void {
  const { user } = authState.getState()
  if (!user) return
  const merged = withLicense(user, license)
  keep(merged, license)
  authState.setState({ user: merged, license })
}
