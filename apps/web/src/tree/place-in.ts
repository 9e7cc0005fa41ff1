export interface TreeThing {
  readonly id: string
  readonly name: string
  readonly parent: string | null
}

export interface Placing {
  readonly id: string
  readonly parent: string | null
  /** From 1 among those of the parent; past their end it is the last one. */
  readonly seq: number
}

/** Where a thing goes that is dropped on another, or before or after it. */
export function placeIn(
  things: readonly TreeThing[],
  id: string,
  target: { readonly key: string; readonly dropPosition: 'on' | 'before' | 'after' },
): Placing | null {
  const aim = things.find((one) => one.id === target.key)
  if (!aim || aim.id === id) return null
  const parent = target.dropPosition === 'on' ? aim.id : aim.parent
  const others = things.filter((one) => one.parent === parent && one.id !== id)
  const at =
    target.dropPosition === 'on' ? others.length : others.indexOf(aim) + (target.dropPosition === 'after' ? 1 : 0)
  return { id, parent, seq: at + 1 }
}
