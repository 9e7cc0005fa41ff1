import { MOST_FAULTS } from '@deckle/slides/fields/bounded.ts'
import type * as z from 'zod/mini'

/** Languages in which a refusal can be put into words. */
export type WordingLanguage = 'en' | 'hi'
type Issue = z.core.$ZodIssue

/**
 * What is wrong with which field, in plain words without a subject: `{ 'name': 'must be at most 60 characters' }`.
 * Paths have dots between (`content.contentHash.3.data.question`); the whole input is `body`. One sentence a field.
 * @param input what was checked: tells a missing field from one of the wrong type
 */
export function fieldErrors(
  issues: readonly Issue[],
  language: WordingLanguage = 'en',
  input?: unknown,
): Record<string, string> {
  const words = wordings[language]
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

/** One sentence of all fields: "name must be at most 60 characters". */
export function fieldSummary(fields: Readonly<Record<string, string>>, language: WordingLanguage = 'en'): string {
  const told = Object.entries(fields)
    .slice(0, 3)
    .map(([path, words]) => `${path} ${words}`)
  return `${wordings[language].please} ${told.join('; ')}.`
}

function wordsFor(issue: Issue, words: Wording, input: unknown): string {
  if (Object.hasOwn(words.byMessage, issue.message)) return words.byMessage[issue.message as keyof Wording['byMessage']]
  switch (issue.code) {
    case 'invalid_type':
      if (input !== undefined && valueAt(input, issue.path) === undefined) return words.missing
      return Object.hasOwn(words.types, issue.expected)
        ? words.types[issue.expected as keyof Wording['types']]
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

type Unit = 'characters' | 'entries' | 'none'
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

interface Wording {
  readonly please: string
  readonly unknown: string
  readonly missing: string
  readonly empty: string
  readonly wrong: string
  readonly id: string
  readonly key: string
  readonly types: Readonly<Record<'string' | 'number' | 'int' | 'boolean' | 'array' | 'object' | 'record', string>>
  readonly byMessage: Readonly<
    Record<
      | 'bad_characters'
      | 'bad_address'
      | 'bad_email'
      | 'bad_color'
      | 'bad_pin'
      | 'bad_slug'
      | 'bad_host'
      | 'bad_code'
      | 'bad_moment'
      | 'bad_day'
      | 'bad_time_zone'
      | 'bad_cursor'
      | 'bad_base64'
      | 'own_path'
      | 'repeated_id'
      | 'reserved_id'
      | 'slide_order'
      | 'only_slide'
      | 'too_many',
      string
    >
  >
  readonly atMost: (amount: string, unit: Unit, inclusive: boolean) => string
  readonly atLeast: (amount: string, unit: Unit, inclusive: boolean) => string
  readonly oneOf: (values: readonly string[]) => string
  readonly multipleOf: (amount: string) => string
}

const englishUnits = {
  characters: [' character', ' characters'],
  entries: [' entry', ' entries'],
  none: ['', ''],
} as const
const counted = (amount: string, unit: Unit): string => amount + englishUnits[unit][amount === '1' ? 0 : 1]
const hindiUnits = { characters: ' अक्षर', entries: ' प्रविष्टियाँ', none: '' } as const

const wordings: Readonly<Record<WordingLanguage, Wording>> = {
  en: {
    please: 'Please check:',
    unknown: 'is not a field here',
    missing: 'is missing',
    empty: 'must not be empty',
    wrong: 'is not in the right form',
    id: 'must be an id',
    key: 'has a name that is not allowed',
    types: {
      string: 'must be text',
      number: 'must be a number',
      int: 'must be a whole number',
      boolean: 'must be true or false',
      array: 'must be a list',
      object: 'must be an object with fields',
      record: 'must be an object with fields',
    },
    byMessage: {
      bad_characters: 'holds characters that can’t be stored',
      bad_address: 'must be a web address that starts with https:// or http://',
      bad_email: 'must be an e-mail address',
      bad_color: 'must be a colour such as #0097a7',
      bad_pin: 'must be 6 to 12 digits or letters',
      bad_slug: 'must be 3 to 60 lower-case letters, digits and hyphens, and no eight letters that could be a short id',
      bad_host: 'must be a site such as example.org or *.example.org',
      bad_code: 'must be the six digits of the mail',
      bad_moment: 'must be a moment such as 2026-01-31T09:05:00.000Z',
      bad_day: 'must be a day such as 2026-01-31',
      bad_time_zone: 'must be a time zone such as Asia/Kolkata',
      bad_cursor: 'must be a cursor from the page before',
      bad_base64: 'must be base64',
      own_path: 'must be a path within this site',
      repeated_id: 'holds the same id twice',
      reserved_id: 'is an id that can’t be used',
      slide_order: 'must be numbered 0, 1, 2 without gaps',
      only_slide: 'must have at least one slide',
      too_many: 'has too many entries',
    },
    atMost: (amount, unit, inclusive) => `must be ${inclusive ? 'at most' : 'less than'} ${counted(amount, unit)}`,
    atLeast: (amount, unit, inclusive) => `must be ${inclusive ? 'at least' : 'more than'} ${counted(amount, unit)}`,
    oneOf: (values) => `must be one of: ${values.join(', ')}`,
    multipleOf: (amount) => `must be a multiple of ${amount}`,
  },
  hi: {
    please: 'कृपया जाँचें:',
    unknown: 'यहाँ का फ़ील्ड नहीं है',
    missing: 'नहीं दिया गया है',
    empty: 'खाली नहीं हो सकता',
    wrong: 'सही रूप में नहीं है',
    id: 'एक आईडी होनी चाहिए',
    key: 'का नाम मान्य नहीं है',
    types: {
      string: 'टेक्स्ट होना चाहिए',
      number: 'संख्या होनी चाहिए',
      int: 'पूर्ण संख्या होनी चाहिए',
      boolean: 'true या false होना चाहिए',
      array: 'सूची होनी चाहिए',
      object: 'फ़ील्ड वाला ऑब्जेक्ट होना चाहिए',
      record: 'फ़ील्ड वाला ऑब्जेक्ट होना चाहिए',
    },
    byMessage: {
      bad_characters: 'में ऐसे अक्षर हैं जिन्हें सहेजा नहीं जा सकता',
      bad_address: 'https:// या http:// से शुरू होने वाला वेब पता होना चाहिए',
      bad_email: 'ई-मेल पता होना चाहिए',
      bad_color: '#0097a7 जैसा रंग होना चाहिए',
      bad_pin: '6 से 12 अंक या अक्षर होने चाहिए',
      bad_slug: '3 से 60 छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न होने चाहिए, और ऐसे आठ अक्षर नहीं जो छोटी पहचान हो सकें',
      bad_host: 'example.org या *.example.org जैसी साइट होनी चाहिए',
      bad_code: 'मेल के छह अंक होने चाहिए',
      bad_moment: '2026-01-31T09:05:00.000Z जैसा समय होना चाहिए',
      bad_day: '2026-01-31 जैसी तारीख होनी चाहिए',
      bad_time_zone: 'Asia/Kolkata जैसा समय क्षेत्र होना चाहिए',
      bad_cursor: 'पिछले पृष्ठ से मिला कर्सर होना चाहिए',
      bad_base64: 'base64 में होना चाहिए',
      own_path: 'इसी साइट का पथ होना चाहिए',
      repeated_id: 'में एक ही आईडी दो बार है',
      reserved_id: 'ऐसी आईडी है जिसका उपयोग नहीं हो सकता',
      slide_order: 'का क्रम 0, 1, 2 बिना अंतराल के होना चाहिए',
      only_slide: 'में कम से कम एक स्लाइड होनी चाहिए',
      too_many: 'में बहुत अधिक प्रविष्टियाँ हैं',
    },
    atMost: (amount, unit, inclusive) =>
      `${inclusive ? 'अधिक से अधिक' : 'इससे कम:'} ${amount}${hindiUnits[unit]} हो सकता है`,
    atLeast: (amount, unit, inclusive) =>
      `${inclusive ? 'कम से कम' : 'इससे अधिक:'} ${amount}${hindiUnits[unit]} होना चाहिए`,
    oneOf: (values) => `इनमें से एक होना चाहिए: ${values.join(', ')}`,
    multipleOf: (amount) => `${amount} का गुणज होना चाहिए`,
  },
}
