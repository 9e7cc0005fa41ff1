import type { ImageRef } from '@deckle/core/deck/deck.ts'
import { deckLimits, noImage } from '@deckle/core/deck/deck.ts'
import { isSafeLink } from '@deckle/core/text/safe-link.ts'
import { isMediaId, isVideoSource } from '../fields/address.ts'
import type { CheckField, NumberField, TextField } from '../fields/field.ts'
import { Raw, recordOf } from './raw.ts'
import type { Notes } from './report.ts'

/** `own`: a document of this application, whose texts stay as they are; others lose markup and escapes. */
export interface Reading {
  readonly own: boolean
  /** Makes an id; called again where it is in use. */
  readonly newId: () => string
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Resolves character references such as `&lt;`. */
export function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,5}));/gi, (all: string, ...parts: unknown[]) => {
    const [decimal, hex, name] = parts as (string | undefined)[]
    if (name !== undefined) return entities[name.toLowerCase()] ?? all
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

const tags =
  /<\/?(?:p|div|br|hr|b|i|u|em|strong|span|font|small|big|sub|sup|ul|ol|li|a|h[1-6]|center)(?:\s[^<>]{0,500})?\/?>/gi

function withoutMarkup(text: string): string {
  return text
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6])(?:\s[^<>]{0,500})?\/?>/gi, '\n')
    .replace(tags, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}

/** Removes what PostgreSQL can't store. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}

/** A text within its length; undefined where it is missing. */
export function readText(
  value: unknown,
  { max, format = 'plain' }: { max: number; format?: TextField['format'] },
  { own }: Reading,
  notes: Notes,
): string | undefined {
  const given = plainText(value, notes)
  if (given === undefined) return undefined
  const clean = storable(given)
  if (clean !== given) notes.add('bad_characters')
  const bare = own || format !== 'plain' ? clean : withoutMarkup(clean)
  if (bare !== clean.trim() && bare !== clean) notes.add('markup_removed')
  const text = own ? bare : unescaped(bare)
  // Files of other systems are not here: only an id can refer to one.
  if (format === 'pdf') return readFileId(text, own, notes)
  if (format === 'link' || format === 'video') return readAddress(text, { format, max, own }, notes)
  const result = cut(storable(text), max)
  if (result.length < text.length) notes.add('too_long', { max })
  return result
}

/** Longer values are cut: no text of a deck is that long. */
export const mostCharacters = 20_000

function plainText(value: unknown, notes: Notes): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value.slice(0, mostCharacters)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const record = recordOf(value)
  const inner = record && new Raw(record).get('text', 'value', 'label', 'title')
  if (typeof inner === 'string' || typeof inner === 'number') return String(inner).slice(0, mostCharacters)
  notes.add('wrong_type', { value })
  return undefined
}

/** An address that is too long is dropped: a cut one leads elsewhere. */
function readAddress(
  text: string,
  { format, max, own }: { readonly format: 'link' | 'video'; readonly max: number; readonly own: boolean },
  notes: Notes,
): string {
  const bare = own ? text : text.trim()
  const address = /^www\.[^\s.]+\./i.test(bare) ? `https://${bare}` : bare
  const isValid = format === 'link' ? isSafeLink : isVideoSource
  if (isValid(address) && address.length <= max) return address
  notes.add('bad_address', { value: text })
  return ''
}

function readFileId(text: string, own: boolean, notes: Notes): string {
  if (own ? isMediaId(text) : text === '' || uuid.test(text)) return text
  notes.add('bad_address', { value: text })
  return ''
}

/** A number, also as text; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value.length > 40 || !/^\s*[+-]?(\d+([.,]\d*)?|[.,]\d+)(?:\s*%)?\s*$/.test(value))
    return undefined
  return Number(value.replace('%', '').replace(',', '.'))
}

/** A number on its field's steps, within its bounds; undefined where it is missing. */
export function readNumber(
  value: unknown,
  { min, max, step = 1 }: Pick<NumberField, 'min' | 'max'> & { step?: number },
  notes: Notes,
): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const given = numberOf(value)
  if (given === undefined) {
    notes.add('wrong_type', { value })
    return undefined
  }
  const steps = Math.round(given / step)
  const isOnStep = Math.abs(steps - given / step) < 1e-6 * Math.max(1, Math.abs(steps))
  const onStep = step >= 1 ? steps * step : isOnStep ? given : Number((steps * step).toFixed(6))
  // Not -0.
  const result = Math.min(max, Math.max(min, onStep)) + 0
  if (result !== given) notes.add('out_of_range', { value })
  return result
}

/** 'checked', true, 1, 'yes' and the like. */
export function isSet(value: unknown): boolean {
  if (typeof value === 'string') return /^(checked|true|yes|y|on|1|correct|right)$/i.test(value.trim())
  return value === true || value === 1
}

export const readCheck = (value: unknown): CheckField['initial'] => (isSet(value) ? 'checked' : '')

/** One of the values, in any spelling; undefined where it is none of them. */
export function readChoice<Value extends string>(
  value: unknown,
  values: readonly Value[],
  notes: Notes,
): Value | undefined {
  if (value === undefined || value === null || value === '') return values.find((one) => one === '')
  const exact = values.find((one) => one === value)
  if (exact !== undefined) return exact
  const found = values.find((one) => one !== '' && choiceName(one) === choiceName(value))
  if (found === undefined) notes.add('unknown_value', { value })
  return found
}

/** "5 Stars" is `5_stars`, "Binary Scale" is `binary`, 5 is `5_stars`. */
function choiceName(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value)
    .slice(0, 80)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .replace('sidebyside', 'side')
    .replace(/(?:scale|stars?)$/, '')
}

/** A list, or one text with commas. */
export function readTags(value: unknown, most: number, reading: Reading, notes: Notes): string[] {
  const given =
    typeof value === 'string' ? (reading.own ? [value] : value.slice(0, mostCharacters).split(/[,;|\n]/)) : value
  if (given === undefined || given === null) return []
  if (!Array.isArray(given)) {
    notes.add('wrong_type', { value })
    return []
  }
  const names = given.slice(0, 1000).flatMap((one: unknown) => {
    const record = recordOf(one)
    const name = record ? new Raw(record).get('name', 'text', 'label', 'tag', 'title') : one
    const text = readText(name, { max: deckLimits.tag }, reading, notes)?.trim() ?? ''
    return text === '' ? [] : [text]
  })
  const unique = [...new Set(names)]
  if (unique.length > most) notes.add('too_many', { max: most })
  return unique.slice(0, most)
}

const mediaId = /^[A-Za-z0-9_-]{0,40}$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A picture by media id. Of an older deck only the alternative text stays: its files are not here. */
export function readImage(value: unknown, reading: Reading, notes: Notes): ImageRef {
  if (value === undefined || value === null || value === '') return noImage
  const record = recordOf(value)
  const raw = new Raw(record)
  const given = record ? raw.get('id', 'image', 'src', 'url', 'uri') : value
  const alt = readText(raw.get('alt', 'caption', 'title', 'text'), { max: 200 }, reading, notes.at('alt')) ?? ''
  const id = typeof given === 'string' || typeof given === 'number' ? String(given) : ''
  const isOwnFile = mediaId.test(id) && (reading.own || id === '' || uuid.test(id))
  if (!isOwnFile || (given !== undefined && id === '' && given !== '')) notes.add('picture_dropped', { value: given })
  return isOwnFile ? { id, alt } : { id: '', alt }
}

const validId = /^[A-Za-z0-9_-]{1,40}$/

/** Hands out ids: the first wanted one that is valid and unused, else a new one. */
export class Ids {
  private readonly used = new Set<string>()
  private readonly newId: () => string

  constructor(newId: () => string) {
    this.newId = newId
  }

  claim(...wanted: readonly unknown[]): string {
    for (const one of wanted) {
      const id = typeof one === 'number' ? String(one) : one
      if (typeof id !== 'string' || !validId.test(id) || id in Object.prototype || this.used.has(id)) continue
      this.used.add(id)
      return id
    }
    let id = this.newId()
    for (let n = 1; this.used.has(id); n++) id = n < 1000 ? this.newId() : `${id.slice(0, 30)}_${n}`
    this.used.add(id)
    return id
  }
}
