import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [{ screen: 'peopleTree', order: 46 }]
