import type { Routes } from '@deckle/contract/routes.ts'

/** A resource of the contract, or what is kept and refetched apart from the resource that answers it. */
type Resource = keyof Routes | 'licenses' | 'sessions' | 'templates'

/**
 * Query keys of a resource. Each begins with its name, so that `all` matches every one, and `lists` every list; `one` is
 * an item's key, with its parts after the id; `report` is a figure or chart of the resource as a whole.
 */
export function queryKeys<const Name extends Resource>(resource: Name) {
  return {
    all: [resource] as const,
    lists: [resource, 'list'] as const,
    list: (...query: readonly unknown[]) => [resource, 'list', ...query] as const,
    one: (id: string, ...part: readonly unknown[]) => [resource, 'one', id, ...part] as const,
    report: (name: string, ...query: readonly unknown[]) => [resource, 'report', name, ...query] as const,
  }
}
