import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [{ screen: 'peopleImport', order: 66 }]
