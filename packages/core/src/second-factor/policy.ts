import { type LicenseType, licenseTypes } from '../access/access.ts'

/** For which licence types a client requires a second factor. */
export interface FactorPolicy {
  /** Days that people have for setting one up. */
  readonly grace_days: number
  /** Since when it is required, in ISO 8601, by licence type; not required of the others. */
  readonly since: Readonly<Partial<Record<LicenseType, string>>>
}

export const noFactorPolicy: FactorPolicy = { grace_days: 14, since: {} }

/** Days. */
export const factorGrace = { min: 0, max: 90 } as const

/** What screens offer. */
export const factorGraceChoices = [0, 3, 7, 14, 30] as const

interface FactorPerson {
  readonly licenseType: LicenseType
  /** The owner of a client has an Admin's rights, and so an Admin's duties. */
  readonly ownsClient: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

const day = 86_400_000

/** The moment, in milliseconds since 1970, by which the person needs a second factor; null where none is required. */
export function factorDue(policy: FactorPolicy, person: FactorPerson): number | null {
  const types = person.ownsClient ? [person.licenseType, 'Admin' as const] : [person.licenseType]
  const starts = types.flatMap((type) => policy.since[type] ?? []).map((since) => Date.parse(since))
  if (starts.length === 0) return null
  return Math.max(Math.min(...starts), person.createdAt) + policy.grace_days * day
}

/** Days that are left, rounded up; 0 on the last one's end and after it. */
export const daysLeft = (due: number, now: number): number => Math.max(0, Math.ceil((due - now) / day))

/** Required of these licence types: for those that were, since then; for the others, from now on. */
export function changeFactorPolicy(
  policy: FactorPolicy,
  change: { readonly licenseTypes: readonly LicenseType[]; readonly graceDays: number },
  now: string,
): FactorPolicy {
  const required = licenseTypes.filter((type) => change.licenseTypes.includes(type))
  return {
    grace_days: change.graceDays,
    since: Object.fromEntries(required.map((type) => [type, policy.since[type] ?? now])),
  }
}

/** In rising order. */
export const requiredTypes = (policy: FactorPolicy): readonly LicenseType[] =>
  licenseTypes.filter((type) => policy.since[type] !== undefined)
