import { type CourseContent, newCourse, newTopic } from '@deckle/core/course/course.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { applyEdit } from '@deckle/core/deck/edit/apply-edit.ts'
import type { SlideCatalog } from '@deckle/core/deck/edit/deck-state.ts'
import { defaultData, interactionOf, slideTypes } from '@deckle/slides/catalog.ts'
import * as z from 'zod/mini'

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly minimum?: number
  readonly minItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: { readonly enum?: readonly string[] }
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

/** Values that can't be derived from a pattern, by field name. */
const byName: Readonly<Record<string, unknown>> = {
  email: 'asha@firm.in',
  emails: ['asha@firm.in'],
  domain: 'firm.in',
  domains: ['firm.in'],
  only: '01890000-0000-7000-8000-000000000001',
  from: '2026-01-31',
  to: '2026-02-28',
  starts_at: '2026-01-31T09:05:00.000Z',
  ends_at: '2026-02-28T09:05:00.000Z',
  startsAt: '2026-01-31T09:05:00.000Z',
  endsAt: '2026-02-28T09:05:00.000Z',
  tz: 'Asia/Kolkata',
  reporting_zone: 'Asia/Kolkata',
  link: '/library',
  shortid: 'abcd1234',
  slideId: 'a',
  slide_id: 'a',
  option: 'a',
  color: '#112233',
  primary: '#112233',
  due_before: '2026-02-28',
  conditions: [{ field: 'license_type', op: 'is', value: 'Learner' }],
  accent: '#112233',
  filter: [{ field: 'license_type', op: 'is', value: 'Creator' }],
  latestVersion: '3.0.1',
  cursor: 'abc',
  logo: '',
  image: '',
  t: 5,
  webpage: 'https://firm.in',
  pin: '471147',
  secret: 'a'.repeat(32),
  opensAt: '2026-01-31T09:05:00.000Z',
  closesAt: '2026-02-28T09:05:00.000Z',
  slug: 'a-quiz',
  due_at: '2026-02-28T09:05:00.000Z',
  expires_at: '2036-02-28T09:05:00.000Z',
  unlock_at: '2026-03-31T09:05:00.000Z',
  until: '2036-03-31T09:05:00.000Z',
  publish_at: '2036-01-31T09:05:00.000Z',
  unpublish_at: '2036-02-28T09:05:00.000Z',
  expiresAt: '2036-02-28T09:05:00.000Z',
  url: 'https://firm.in',
  href: 'https://firm.in',
  canonical: 'https://firm.in',
  video_url: 'https://firm.in/a.mp4',
  article: 'first-deck',
  upcoming: 'true',
  saved: 'true',
}

export function sampleInput(schema: z.ZodMiniType): unknown {
  return sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, '')
}

const isId = ({ format, anyOf }: Schema): boolean => format === 'uuid' || anyOf?.[0]?.format === 'uuid'

function sample(schema: Schema, name: string): unknown {
  if (name === 'content' && schema.type !== 'array')
    return schema.properties && 'topics' in schema.properties ? sampleCourse() : sampleContent()
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'boolean') return true
  if (Object.hasOwn(byName, name) && schema.type !== 'object' && !isId(schema)) {
    const value = byName[name]
    // In a query, a list is JSON.
    return schema.type === 'string' && Array.isArray(value) ? JSON.stringify(value) : value
  }
  if (schema.pattern?.startsWith(String.raw`^\d{4}-\d{2}-\d{2}T`)) return '2026-01-31T09:05:00.000Z'
  const first = schema.oneOf?.[0] ?? schema.anyOf?.[0]
  if (first) return sample(first, name)
  switch (schema.type) {
    case 'string':
      return schema.format === 'uuid'
        ? '01890000-0000-7000-8000-000000000001'
        : 'a'.repeat(Math.max(1, schema.minLength ?? 1))
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1)
    case 'null':
      return null
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
        sample(schema.items ?? {}, name === 'content' ? '' : name),
      )
    case 'object':
      if (schema.properties)
        return Object.fromEntries(Object.entries(schema.properties).map(([key, one]) => [key, sample(one, key)]))
      return {
        [schema.propertyNames?.enum?.[0] ?? 'a']: sample(
          typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {},
          '',
        ),
      }
    default:
      return 'a'
  }
}

/** A deck with a slide of every type, translated, with pictures. */
export function sampleContent(): DeckContent {
  let last = 0
  const newId = (): string => `id${++last}`
  const catalog: SlideCatalog = { defaultData: (template, next) => defaultData(template, next), interactionOf }
  let state = { content: createDeck({ readerType: 'quiz', language: 'en', catalog, newId }), current: 0 }
  for (const template of slideTypes) {
    const result = applyEdit(state, { type: 'addSlide', template }, catalog, newId)
    if (result.ok) state = result.state
  }
  const first = state.content.contentHash[0]?.slideId ?? ''
  return {
    ...state.content,
    images: ['m1'],
    translations: { hi: { name: 'नमूना', texts: {}, slides: { [first]: { question: 'कौन?' } } } },
  }
}

/** A course with two topics, a deck and a final exam. */
export function sampleCourse(): CourseContent {
  const id = (last: number) => `01890000-0000-7000-8000-00000000000${last}`
  return {
    ...newCourse({ title: 'Coffee', language: 'en', topicId: 't1', topicTitle: 'Beans' }),
    topics: [newTopic('t1', 'Beans'), { ...newTopic('t2', 'Brewing'), unlock: 'after_days', unlock_days: 3 }],
    decks: [{ id: id(1), topic_id: 't1', version_id: null, required: true }],
    finalExam: { deck_id: id(2), version_id: null, attempts: 3, time_limit_minutes: 30, wait_hours: 1 },
    certificate: { template: 'classic', valid_days: 365 },
    prerequisites: [id(3)],
    competencies: [id(4)],
  }
}
