import { type Geo, nowhere } from './geo.ts'

/** Knows no place. */
export const createNoGeo = (): Geo => ({ find: () => nowhere, file: () => null, close: async () => undefined })
