import type { Slide, SlideData } from '@deckle/core/deck/slide.ts'
import { definitionOf, fieldsOf, isSlideType, slideTypes } from './catalog.ts'
import type { SlideType } from './definitions.ts'
import type { Field, Fields, ListField } from './fields/field.ts'

export interface UntouchedText {
  /** `question`, `options.<id>.text`. */
  readonly path: string
  readonly text: string
  /** `error` for a placeholder, `warning` for a text that the author may keep. */
  readonly severity: 'error' | 'warning'
}

/** Placeholder texts by type and field (`question`, `options.text`). */
const placeholders: ReadonlyMap<SlideType, ReadonlyMap<string, ReadonlySet<string>>> = new Map(
  slideTypes.map((type) => [type, placeholdersOf(type)]),
)

function placeholdersOf(type: SlideType): ReadonlyMap<string, ReadonlySet<string>> {
  const { fields, presets = [] } = definitionOf(type)
  return new Map(
    Object.entries(fields).flatMap(([name, field]): [string, Set<string>][] => {
      if (field.kind === 'list') return placeholdersOfItems(name, field)
      if (field.kind !== 'text' || field.untouched === undefined) return []
      const prompts = name === 'question' ? presets.map(({ question }) => question) : []
      return [[name, new Set([field.initial, ...prompts].filter((text) => text !== ''))]]
    }),
  )
}

function placeholdersOfItems(list: string, field: ListField): [string, Set<string>][] {
  const items = [...field.initial, ...Array.from({ length: field.max }, (_, at) => field.added(at + 1))]
  return Object.entries(field.item)
    .filter(([, inner]) => severityOf(inner) !== undefined)
    .map(([name]) => [
      `${list}.${name}`,
      new Set(items.map((item) => item[name]).filter((text): text is string => typeof text === 'string')),
    ])
}

/** Whether the text at a path (`question`, `options.<id>.text`) is still a placeholder of the slide type. */
export function isUntouchedText(template: string, path: string, text: string): boolean {
  if (!isSlideType(template)) return false
  const [name = '', , inner] = path.split('.')
  return (
    placeholders
      .get(template)
      ?.get(inner === undefined ? name : `${name}.${inner}`)
      ?.has(text) ?? false
  )
}

/** Placeholders that are still on the slide, in the order of its fields. */
export function untouchedTexts({ template, data }: Pick<Slide, 'template' | 'data'>): readonly UntouchedText[] {
  return untouchedIn(template, fieldsOf(template), data, '')
}

function untouchedIn(template: string, fields: Fields, data: SlideData, prefix: string): UntouchedText[] {
  return Object.entries(fields).flatMap(([name, field]): UntouchedText[] => {
    const path = prefix + name
    if (field.kind === 'list')
      return (data[name] as readonly (SlideData & { readonly id: string })[]).flatMap((item) =>
        untouchedIn(template, field.item, item, `${path}.${item.id}.`),
      )
    const severity = severityOf(field)
    const text = data[name]
    return severity && typeof text === 'string' && isUntouchedText(template, path, text)
      ? [{ path, text, severity }]
      : []
  })
}

function severityOf(field: Field): UntouchedText['severity'] | undefined {
  return field.kind === 'text' ? field.untouched : undefined
}
