/**
 * Query keys of a resource. Each begins with the resource's name, so that `all` matches every one, and `lists` every
 * list; `one` is an item's key, with its parts after the id.
 */
function queryKeysOf<const Resource extends string>(resource: Resource) {
  return {
    all: [resource] as const,
    lists: [resource, 'list'] as const,
    list: (...query: readonly unknown[]) => [resource, 'list', ...query] as const,
    one: (id: string, ...part: readonly unknown[]) => [resource, 'one', id, ...part] as const,
  }
}

export const adminKeys = queryKeysOf('admin')
export const configKeys = queryKeysOf('config')
export const deckKeys = queryKeysOf('decks')
export const licenseKeys = queryKeysOf('licenses')
export const mediaKeys = queryKeysOf('media')
export const notificationKeys = queryKeysOf('notifications')
export const sessionKeys = queryKeysOf('sessions')
export const statsKeys = queryKeysOf('stats')
export const templateKeys = queryKeysOf('templates')
export const userKeys = queryKeysOf('users')
