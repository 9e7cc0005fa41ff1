import type { SlideData, SlideTemplate } from '@deckle/core/deck/slide.ts'
import { fieldsOf } from '../catalog.ts'
import { defaultOf, newItem } from '../fields/defaults.ts'
import type { Field, Fields, ListField } from '../fields/field.ts'
import { markRight } from './correct.ts'
import { itemNames, namesOf } from './names.ts'
import { entriesOf, Raw, recordOf } from './raw.ts'
import type { Notes } from './report.ts'
import {
  Ids,
  numberOf,
  readCheck,
  readChoice,
  readImage,
  readNumber,
  type Reading,
  readTags,
  readText,
  isSet,
  mostCharacters,
  unescaped,
} from './values.ts'

interface DataReading extends Reading {
  /** Resolves a target of the file. */
  readonly target: (value: unknown, notes: Notes) => string
}

/** Reads a slide's data field by field, each within its limits. */
export function readData(template: SlideTemplate, item: Raw, reading: DataReading, notes: Notes): SlideData {
  const fields = fieldsOf(template)
  const data = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'list'
        ? readList({ template, name, field, item }, reading, notes.at(name))
        : readField(field, item.get(...(reading.own ? [name] : namesOf(template, name))), {
            reading,
            notes: notes.at(name),
            initial: firstOf(field, reading, name),
          }),
    ]),
  )
  return reading.own ? data : markRight(template, data, item, notes)
}

/** Texts whose defaults are examples: an older slide without them has none. */
const blankByDefault = new Set(['title', 'paragraph', 'answer', 'formula'])

function firstOf(field: Field, { own, newId }: DataReading, name: string): unknown {
  return !own && field.kind === 'text' && blankByDefault.has(name) ? '' : defaultOf(field, newId)
}

/** The value, or `initial` where it is missing. */
function readField(
  field: Field,
  value: unknown,
  { reading, notes, initial }: { readonly reading: DataReading; readonly notes: Notes; readonly initial: unknown },
): unknown {
  switch (field.kind) {
    case 'text':
      return (
        readText(
          isFormula(field) && typeof value === 'string' ? formulaText(value, reading) : value,
          field,
          reading,
          notes,
        ) ?? initial
      )
    case 'check':
      return value === undefined ? initial : readCheck(value)
    case 'toggle':
      return value === undefined ? initial : isSet(value)
    case 'number':
      return readNumber(value, field, notes) ?? initial
    case 'select':
      return value === undefined ? initial : (readChoice(value, field.options, notes) ?? initial)
    case 'image':
      return readImage(value, reading, notes)
    case 'tags':
      return readTags(value, field.max, reading, notes)
    case 'target':
      return reading.target(value, notes)
    case 'list':
      return []
  }
}

const isFormula = (field: { readonly format: string }): boolean =>
  field.format === 'formula' || field.format === 'criteria'
const formulaText = (text: string, { own }: Reading): string => (own ? text : unescaped(text))

interface ListPlace {
  readonly template: SlideTemplate
  readonly name: string
  readonly field: ListField
  readonly item: Raw
}

function readList({ template, name, field, item }: ListPlace, reading: DataReading, notes: Notes): readonly unknown[] {
  const entries = reading.own ? (entriesOf(item.get(name)) ?? []) : olderItems(template, name, item, notes)
  if (entries.length > field.max) notes.add('too_many', { max: field.max })
  const ids = new Ids(reading.newId)
  const known = itemNames[name] ?? {}
  const items = entries.slice(0, field.max).map(({ key, value }, at) => {
    const record = recordOf(value) ?? scalarItem(field.item, value)
    const raw = new Raw(record)
    const here = notes.at(at + 1)
    const initial: Readonly<Record<string, unknown>> = name === 'rangeselect' && !reading.own ? field.added(at + 1) : {}
    const read = Object.fromEntries(
      Object.entries(field.item).map(([part, inner]) => [
        part,
        readField(inner, reading.own ? raw.get(part) : itemValue(name, part, raw, known[part] ?? []), {
          reading,
          notes: here.at(part),
          initial: firstInItem(inner, part, initial, reading),
        }),
      ]),
    )
    for (const [part, left] of raw.rest()) if (part !== 'id') here.at(part).add('not_kept', { value: left })
    return { id: ids.claim(raw.get('id', '_id'), key), ...read }
  })
  if (items.length >= field.min) return items
  notes.add('too_few', { max: field.min })
  const fresh = { ...reading, newId: () => ids.claim() }
  const missing = Array.from({ length: field.min - items.length }, (_, at) =>
    newItem(field, items.length + at + 1, fresh.newId),
  )
  return template === 'true_false' && items.length === 0
    ? missing.map((one, at) => ({ ...one, ...field.initial[at], correct: '' }))
    : [...items, ...missing]
}

function firstInItem(
  field: Field,
  part: string,
  initial: Readonly<Record<string, unknown>>,
  reading: DataReading,
): unknown {
  if (part === 'variable' && initial['variable'] !== undefined) return initial['variable']
  return defaultOf(field, reading.newId)
}

/** A scored option's `option` is its points; some older files have its name there. */
function itemValue(list: string, part: string, raw: Raw, others: readonly string[]): unknown {
  if (list !== 'scoreselect') return raw.get(part, ...others)
  const named = !raw.hasContent('caption', 'text', 'label') && numberOf(raw.get('option')) === undefined
  if (part === 'caption') return named ? raw.get('option', 'title', 'name') : raw.get(part, ...others)
  return named ? raw.get(...others) : raw.get(part, ...others)
}

function scalarItem(fields: Fields, value: unknown): Readonly<Record<string, unknown>> {
  const [first] = Object.entries(fields).find(([, { kind }]) => kind === 'text') ?? []
  return first === undefined ? {} : { [first]: value }
}

type ListItems = readonly { readonly key: string | null; readonly value: unknown }[]

/** Items of an older slide's list: under another name, numbered, or in one text. */
function olderItems(template: SlideTemplate, name: string, item: Raw, notes: Notes): ListItems {
  const value = item.get(...namesOf(template, name))
  const list = entriesOf(value)
  if (list && list.length > 0) return list
  const numbered = item.numbered('option', 'text', 'choice', 'answer', 'bullet')
  if (numbered.length > 0) return numbered.map((one) => ({ key: null, value: one }))
  if (typeof value !== 'string' && typeof value !== 'number') {
    if (value !== undefined && !list) notes.add('wrong_type', { value })
    return []
  }
  const text = String(value).slice(0, mostCharacters)
  if (text.trim() === '') return []
  return (name === 'blanks' ? blanksIn(text, item) : text.split(/\n|\||;/)).map((one) => ({
    key: null,
    value: one.trim(),
  }))
}

/** One answer, or as many as the text has gaps. */
function blanksIn(answer: string, item: Raw): readonly string[] {
  const text = ['paragraph', 'sentence', 'text'].map((name) => item.peek(name)).find((one) => typeof one === 'string')
  const gaps = typeof text === 'string' ? text.split(/_{3,}/).length - 1 : 0
  const parts = answer.split(/[;,\n]/)
  return gaps > 1 && parts.length === gaps ? parts : [answer]
}
