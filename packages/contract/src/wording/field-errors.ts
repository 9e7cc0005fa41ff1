import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { MOST_FAULTS } from '@deckle/slides/fields/bounded.ts'
import type * as z from 'zod/mini'
import { fieldErrors as en } from './en/field-errors.ts'
import { fieldErrors as hi } from './hi/field-errors.ts'
import type { FieldTexts, Unit } from './texts.ts'

type Issue = z.core.$ZodIssue

/**
 * Errors by field, as texts without a subject: `{ 'name': 'must be at most 60 characters' }`. Paths have dots between
 * (`content.contentHash.3.data.question`); the whole input is `body`. One text per field.
 * @param input the validated value: tells a missing field from one of the wrong type
 */
export function fieldErrors(
  issues: readonly Issue[],
  language: InterfaceLanguage = 'en',
  input?: unknown,
): Record<string, string> {
  const words = texts[language]
  const found = new Map<string, string>()
  const add = (path: readonly PropertyKey[], text: string): void => {
    const key = path.map(String).join('.') || 'body'
    if (!found.has(key) && found.size < MOST_FAULTS) found.set(key, text)
  }
  for (const issue of issues) {
    if (found.size >= MOST_FAULTS) break
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys.slice(0, MOST_FAULTS)) add([...issue.path, key.slice(0, 60)], words.unknown)
    else
      add(
        issue.path.map((key) => String(key).slice(0, 120)),
        wordsFor(issue, words, input),
      )
  }
  return Object.fromEntries(found)
}

/** One sentence for all fields: "Please check: name must be at most 60 characters." */
export function fieldSummary(fields: Readonly<Record<string, string>>, language: InterfaceLanguage = 'en'): string {
  const listed = Object.entries(fields)
    .slice(0, 3)
    .map(([path, words]) => `${path} ${words}`)
  return `${texts[language].please} ${listed.join('; ')}.`
}

function wordsFor(issue: Issue, words: FieldTexts, input: unknown): string {
  if (Object.hasOwn(words.byMessage, issue.message))
    return words.byMessage[issue.message as keyof FieldTexts['byMessage']]
  switch (issue.code) {
    case 'invalid_type':
      if (input !== undefined && valueAt(input, issue.path) === undefined) return words.missing
      return Object.hasOwn(words.types, issue.expected)
        ? words.types[issue.expected as keyof FieldTexts['types']]
        : words.wrong
    case 'too_big':
      return words.atMost(amount(issue.maximum), unitOf(issue.origin), issue.inclusive !== false)
    case 'too_small':
      if (Number(issue.minimum) === 1 && issue.origin === 'string') return words.empty
      return words.atLeast(amount(issue.minimum), unitOf(issue.origin), issue.inclusive !== false)
    case 'invalid_format':
      return issue.format === 'uuid' ? words.id : words.wrong
    case 'invalid_value':
      return words.oneOf(issue.values.slice(0, 20).map((value) => String(value) || '""'))
    case 'invalid_union': {
      const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : []
      return options.length > 0 ? words.oneOf(options.slice(0, 20).map(String)) : words.wrong
    }
    case 'not_multiple_of':
      return words.multipleOf(amount(issue.divisor))
    case 'invalid_key':
      return words.key
    default:
      return words.wrong
  }
}

const unitOf = (origin: string): Unit =>
  origin === 'string' ? 'characters' : origin === 'array' || origin === 'set' || origin === 'map' ? 'entries' : 'none'
const amount = (value: number | bigint | Date): string => (value instanceof Date ? value.toISOString() : String(value))

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  )
}

const texts: Readonly<Record<InterfaceLanguage, FieldTexts>> = { en, hi }
