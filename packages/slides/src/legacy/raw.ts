/** An object of unknown shape. */
export type RawRecord = Readonly<Record<string, unknown>>

export function recordOf(value: unknown): RawRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RawRecord) : null
}

/** The values of a list, or of an object keyed by id, with their keys; null for anything else. */
export function entriesOf(value: unknown): readonly { readonly key: string | null; readonly value: unknown }[] | null {
  if (Array.isArray(value)) return value.map((one: unknown) => ({ key: null, value: one }))
  const record = recordOf(value)
  return record && Object.entries(record).map(([key, one]) => ({ key, value: one }))
}

/** Normalises names: `slide_id`, `SlideID` and `slideId` are equal. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** No slide or deck has more; further names are ignored. */
const mostNames = 2000

/** Reads an object's values by names in any spelling, and records which were read. */
export class Raw {
  private readonly values: ReadonlyMap<string, readonly [name: string, value: unknown]>
  private readonly used = new Set<string>()

  constructor(...records: readonly (RawRecord | null)[]) {
    const values = new Map<string, readonly [string, unknown]>()
    for (const record of records)
      for (const [name, value] of Object.entries(record ?? {}).slice(0, mostNames))
        if (value !== undefined && value !== null && !values.has(plainName(name)))
          values.set(plainName(name), [name, value])
    this.values = values
  }

  /** The value of the first name present. A value read before is returned again under its first name only. */
  get(...names: readonly string[]): unknown {
    for (const [at, name] of names.entries()) {
      const plain = plainName(name)
      const found = this.values.get(plain)
      if (!found || (at > 0 && this.used.has(plain))) continue
      this.used.add(plain)
      return found[1]
    }
    return undefined
  }

  /** Without recording the read. */
  peek(...names: readonly string[]): unknown {
    return names.map((name) => this.values.get(plainName(name))?.[1]).find((value) => value !== undefined)
  }

  has(...names: readonly string[]): boolean {
    return names.some((name) => this.values.has(plainName(name)))
  }

  /** Whether a value is present and neither blank nor an empty list. */
  hasContent(...names: readonly string[]): boolean {
    return names.some((name) => {
      const value = this.values.get(plainName(name))?.[1]
      if (value === undefined || value === '') return false
      return typeof value !== 'object' || Object.keys(value as object).length > 0
    })
  }

  /** Values of names that end in a number or one letter, in that order: `option1`, `option_2`, `optionA`. */
  numbered(...stems: readonly string[]): readonly unknown[] {
    const found: { readonly order: number; readonly name: string; readonly value: unknown }[] = []
    const pattern = new RegExp(`^(?:${stems.join('|')})(\\d{1,3}|[a-j])$`)
    for (const [name, [, value]] of this.values) {
      const match = pattern.exec(name)
      if (!match || typeof value === 'object') continue
      const end = match[1] as string
      found.push({ order: /\d/.test(end) ? Number(end) : end.charCodeAt(0) - 96, name, value })
    }
    for (const { name } of found) this.used.add(name)
    return found.toSorted((a, b) => a.order - b.order).map(({ value }) => value)
  }

  /** Values that were not read, without names that mean nothing in a deck. */
  rest(): readonly (readonly [name: string, value: unknown])[] {
    return [...this.values]
      .filter(([name, [, value]]) => !this.used.has(name) && !ignoredNames.has(name) && value !== '')
      .map(([, found]) => found)
  }
}

/** State and bookkeeping of the former application. */
const ignoredNames = new Set(
  [
    'id',
    '_id',
    '__v',
    'key',
    'type',
    'index',
    'seq',
    'order',
    'createdAt',
    'updatedAt',
    'created_at',
    'updated_at',
    'deckId',
    'shortid',
    'firstSlideId',
    'fetchCompleted',
    'error',
    'currentSlide',
    'owner',
    'user',
    'userId',
    'client',
    'revision',
    'publication',
    'can',
    'slideSeq',
    'hash',
    'version',
    'url',
  ].map(plainName),
)
