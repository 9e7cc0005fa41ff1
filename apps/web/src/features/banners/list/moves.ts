import type { Banner } from '@deckle/contract/banners.ts'

type Row = Pick<Banner, 'id' | 'placement'>

/**
 * What a banner is put before when it is dropped at another one of its placement; null for the end, undefined where it
 * stays.
 */
export function dropBefore(
  rows: readonly Row[],
  id: string,
  drop: { readonly id: string; readonly position: 'before' | 'after' },
): string | null | undefined {
  const own = rows.filter(({ placement }) => placement === rows.find((row) => row.id === id)?.placement)
  const at = own.findIndex((row) => row.id === drop.id)
  if (at < 0) return undefined
  const before = own[drop.position === 'before' ? at : at + 1]?.id ?? null
  const now = own[own.findIndex((row) => row.id === id) + 1]?.id ?? null
  return before === id || before === now ? undefined : before
}

/** The place of a banner among those of its placement, from 0, and how many there are. */
export function placeOf(rows: readonly Row[], { id, placement }: Row): { readonly at: number; readonly count: number } {
  const own = rows.filter((row) => row.placement === placement)
  return { at: own.findIndex((row) => row.id === id), count: own.length }
}
