import type { ImageRef, Translation } from '@deckle/core/deck/deck.ts'
import { hasJumps, needsMarking } from '@deckle/core/deck/jump.ts'
import type { InteractionKind, Slide, SlideData, SlideTemplate } from '@deckle/core/deck/slide.ts'
import { type ReaderType, readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import type { SlideDefinition, SlidePreset, SlideProblem } from './definition.ts'
import { definitions, type SlideType } from './definitions.ts'
import { defaultsOf, type NewId } from './fields/defaults.ts'
import type { Field, Fields } from './fields/field.ts'
import { fieldProblems } from './fields/problems.ts'
import { type TextAt, textsOf, withTexts } from './fields/texts.ts'

const catalogue: Readonly<Record<SlideType, SlideDefinition>> = definitions

/** In the order of the picker. */
export const slideTypes = Object.keys(definitions) as readonly SlideType[]

export function isSlideType(template: string): template is SlideType {
  return Object.hasOwn(definitions, template)
}

export function definitionOf(type: SlideType): SlideDefinition {
  return catalogue[type]
}

/** Empty for an unknown template. */
export function fieldsOf(template: string): Fields {
  return isSlideType(template) ? catalogue[template].fields : {}
}

export function defaultData(template: SlideType, newId: NewId): SlideData {
  return defaultsOf(catalogue[template].fields, newId)
}

/** 'none' for a slide that is only read, and for an unknown template. */
export function interactionOf(template: string): InteractionKind {
  return isSlideType(template) ? catalogue[template].interaction : 'none'
}

/** Slide types that decks of the reader type may use, in the order of the picker. */
export function templatesFor(readerType: ReaderType): readonly SlideType[] {
  return slideTypes.filter((type) => catalogue[type].contentTypes.includes(readerType))
}

export function presetsFor(type: SlideType, readerType: ReaderType): readonly SlidePreset[] {
  const { contentTypes, presets = [] } = catalogue[type]
  if (!contentTypes.includes(readerType)) return []
  return presets.filter(({ only }) => only === undefined || readerTypeRules[readerType].expectsCorrectness)
}

/** The slide that each item leads to, by item id; without secret targets. */
export function targetsOf({ template, data }: Pick<Slide, 'template' | 'data'>): Readonly<Record<string, string>> {
  const targets = Object.entries(fieldsOf(template)).flatMap(([name, field]) => {
    if (field.kind !== 'list') return []
    const [found] = Object.entries(field.item).find(([, one]) => one.kind === 'target' && !one.secret) ?? []
    if (found === undefined) return []
    return (data[name] as readonly (SlideData & { readonly id: string })[]).map((item) => [item.id, item[found]])
  })
  return Object.fromEntries(targets.filter(([, to]) => to !== '')) as Record<string, string>
}

/** Names of secret target fields by template; cached, as they are needed for every answer. */
const secretTargets: ReadonlyMap<string, readonly string[]> = new Map(
  slideTypes.map((type) => [
    type,
    Object.entries(catalogue[type].fields).flatMap(([name, field]) =>
      field.kind === 'target' && field.secret ? [name] : [],
    ),
  ]),
)

/** Whether the slide has logic jumps: rules, or targets of Okay and Not Okay. A link list's items don't count. */
export function usesJumps({ template, data, jumps }: Pick<Slide, 'template' | 'data' | 'jumps'>): boolean {
  return hasJumps(jumps) || (secretTargets.get(template) ?? []).some((name) => data[name] !== '')
}

/** Whether marking decides where the slide leads: by criteria, marks, or targets of Okay and Not Okay. */
export function leadsByMark({ template, data, jumps }: Pick<Slide, 'template' | 'data' | 'jumps'>): boolean {
  if (interactionOf(template) === 'none') return false
  return needsMarking(jumps) || (secretTargets.get(template) ?? []).some((name) => data[name] !== '')
}

/** Errors and warnings before publishing. A missing right answer counts only where the reader type expects one. */
export function problemsOf(slide: Pick<Slide, 'template' | 'data'>, readerType: ReaderType): readonly SlideProblem[] {
  if (!isSlideType(slide.template)) return []
  const definition = catalogue[slide.template]
  const own = definition.problems?.(slide.data as never) ?? []
  const expected = readerTypeRules[readerType].expectsCorrectness
    ? own
    : own.filter((problem) => problem.code !== 'no_right_answer')
  return [...fieldProblems(definition.fields, slide.data), ...expected]
}

export function textsOfSlide(slide: Pick<Slide, 'template' | 'data'>): readonly TextAt[] {
  return textsOf(fieldsOf(slide.template), slide.data)
}

/** Translates a slide; untranslated texts stay. */
export function localiseSlide<S extends Pick<Slide, 'slideId' | 'template' | 'data'>>(
  slide: S,
  translation: Translation | undefined,
): S {
  const texts = translation?.slides[slide.slideId]
  return texts ? { ...slide, data: withTexts(fieldsOf(slide.template), slide.data, texts) } : slide
}

/** Media ids, each once. */
export function imagesOfSlide(slide: Pick<Slide, 'template' | 'data'>): readonly string[] {
  return [
    ...new Set(
      mediaIn(fieldsOf(slide.template), slide.data, (field, value) =>
        field.kind === 'image' ? (value as ImageRef).id : '',
      ),
    ),
  ]
}

/** Media ids of the slide's pictures, videos and PDFs. */
export function mediaOfSlide(slide: Pick<Slide, 'template' | 'data'>): readonly string[] {
  const files = mediaIn(fieldsOf(slide.template), slide.data, (field, value) =>
    field.kind === 'text' && (field.format === 'video' || field.format === 'pdf') && !String(value).includes(':')
      ? String(value)
      : '',
  )
  return [...new Set([...imagesOfSlide(slide), ...files])]
}

function mediaIn(fields: Fields, data: SlideData, idIn: (field: Field, value: unknown) => string): string[] {
  return Object.entries(fields)
    .flatMap(([name, field]) =>
      field.kind === 'list'
        ? (data[name] as readonly SlideData[]).flatMap((item) => mediaIn(field.item, item, idIn))
        : [idIn(field, data[name])],
    )
    .filter((id) => id !== '')
}

export function isQuestion(template: SlideTemplate): boolean {
  return interactionOf(template) !== 'none'
}
