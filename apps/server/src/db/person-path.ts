/**
 * A person's place in the hierarchy: the ids from the top down to the person, 16 bytes each, as `users.path` holds them
 * (docs/decisions/0035-people-tree.md).
 */
const idLength = 16

/** Levels of a hierarchy at most: the index of paths takes 2,704 bytes. */
export const MOST_LEVELS = 100

export function extendPath(managerPath: Buffer | null, id: string): Buffer {
  return Buffer.concat([managerPath ?? Buffer.alloc(0), Buffer.from(id.replaceAll('-', ''), 'hex')])
}

/** From the top down, the person's own id last. */
export function idsOfPath(path: Buffer): string[] {
  return Array.from({ length: path.length / idLength }, (_, at) =>
    path
      .toString('hex', at * idLength, (at + 1) * idLength)
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  )
}

/** 1 for a person without a manager. */
export const levelOf = (path: Buffer): number => path.length / idLength

/** Paths of everyone below a person lie between these, both excluded. */
export function pathsBelow(path: Buffer): { readonly from: Buffer; readonly to: Buffer } {
  return { from: path, to: Buffer.concat([path, Buffer.alloc(idLength, 0xff)]) }
}

/** True also for the person themselves. */
export function isAtOrBelow(path: Buffer, other: Buffer): boolean {
  return path.length >= other.length && path.subarray(0, other.length).equals(other)
}
