import type { Place } from '../../lib/screen/place.ts'

/** Every feature's places, in the order of the rail and the palette. */
export const places: readonly Place[] = Object.values(
  import.meta.glob<readonly Place[]>('../../features/*/places.ts', { eager: true, import: 'places' }),
)
  .flat()
  .toSorted((one, other) => one.order - other.order)
