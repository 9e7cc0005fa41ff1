/** Which parts of the version force an update to /forceUpdate (product.md §8). */
export const updatePolicies = ['lts', 'stable', 'custom'] as const
export type UpdatePolicy = (typeof updatePolicies)[number]

/** The version of this source (product.md §1). */
export const APP_VERSION = '3.0.0'

const comparedParts: Readonly<Record<UpdatePolicy, number>> = { lts: 1, stable: 2, custom: 3 }

/**
 * Whether `latest` is newer than `current` in the parts that the policy compares: lts major; stable major and minor;
 * custom all three (product.md §8). A malformed version never forces an update.
 */
export function mustUpdate(current: string, latest: string, policy: UpdatePolicy): boolean {
  const from = parse(current)
  const to = parse(latest)
  if (!from || !to) return false
  for (let part = 0; part < comparedParts[policy]; part++) {
    const difference = (to[part] ?? 0) - (from[part] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

function parse(version: string): readonly number[] | null {
  const match = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/.exec(version.trim())
  return match ? match.slice(1).map(Number) : null
}
