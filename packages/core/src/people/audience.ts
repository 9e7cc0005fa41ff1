import type { LicenseType } from '../access/access.ts'

/** `tags`: of people, any of which they have. */
export const audienceLimits = { tags: 20 } as const

/** Whom something is shown to: people of the client who meet all that is named; everyone where nothing is. */
export interface Audience {
  /** The person themselves and everyone below. */
  readonly branch: string | null
  readonly tags: readonly string[]
  readonly license_types: readonly LicenseType[]
  /** Whose learners. */
  readonly course: string | null
}

export const everyone: Audience = { branch: null, tags: [], license_types: [], course: null }

export const isForEveryone = ({ branch, tags, license_types, course }: Audience): boolean =>
  branch === null && tags.length === 0 && license_types.length === 0 && course === null
