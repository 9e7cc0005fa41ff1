/** Where an address is, as far as it is known. */
export interface GeoPlace {
  /** ISO 3166 code of two letters. */
  readonly country: string | null
  /** In English. */
  readonly city: string | null
}

export interface GeoFile {
  /** As the file names itself: "GeoLite2-City". */
  readonly type: string
  readonly builtAt: Date
  /** False: the file was replaced by one that can't be used, is gone, or is damaged; what was read before goes on. */
  readonly isWhole: boolean
}

/** Places by address. */
export interface Geo {
  /** Answers from memory and never throws. */
  find(address: string): GeoPlace
  /** What places are read from; null for nothing. */
  file(): GeoFile | null
  close(): Promise<void>
}

export const nowhere: GeoPlace = { country: null, city: null }

/** The ISO 3166-1 alpha-2 code in capitals; null where it is malformed or "XX", which stands for an unknown country. */
export function countryCode(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const code = text.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null
}
