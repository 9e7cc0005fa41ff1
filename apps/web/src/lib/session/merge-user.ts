import type { License, SignedInUser } from '@deckle/contract/models/people.ts'
import { authState, withLicense, withProfile } from './auth-state.ts'
import { keep } from './session.ts'

/** Merges the user's own profile changes into the user (product.md §4). */
export function mergeProfile(changed: Partial<SignedInUser>): void {
  const { user, license } = authState.getState()
  if (!user) return
  const merged = withProfile(user, changed)
  keep(merged, license)
  authState.setState({ user: merged })
}

/** What the person chose for all their devices. */
export function mergeChosen(chosen: Partial<Pick<SignedInUser, 'language' | 'time_zone'>>): void {
  const { user, license } = authState.getState()
  if (!user) return
  const merged = { ...user, ...chosen }
  keep(merged, license)
  authState.setState({ user: merged })
}

/** Merges a refreshed licence into the user and stores it (product.md §4). */
export function mergeLicense(license: License): void {
  const { user } = authState.getState()
  if (!user) return
  const merged = withLicense(user, license)
  keep(merged, license)
  authState.setState({ user: merged, license })
}
