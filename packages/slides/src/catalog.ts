import type { ImageRef, Translation } from '@deckle/core/deck/deck.ts'
import type { InteractionKind, Slide, SlideData, SlideTemplate } from '@deckle/core/deck/slide.ts'
import { type ReaderType, readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import type { SlideDefinition, SlideProblem } from './definition.ts'
import { definitions, type SlideType } from './definitions.ts'
import { defaultsOf, type NewId } from './fields/defaults.ts'
import type { Field, Fields } from './fields/field.ts'
import { fieldProblems } from './fields/problems.ts'
import { type TextAt, textsOf, withTexts } from './fields/texts.ts'

/** What an editor, a player's deck and a publisher ask of any slide, whatever its type. */
const catalogue: Readonly<Record<SlideType, SlideDefinition>> = definitions

/** The built slide types, in the order of the picker. */
export const slideTypes = Object.keys(definitions) as readonly SlideType[]

/** Whether a template's slide type is built. */
export function isSlideType(template: string): template is SlideType {
  return Object.hasOwn(definitions, template)
}

export function definitionOf(type: SlideType): SlideDefinition {
  return catalogue[type]
}

/** The fields of a template's data; none for a template that is not built. */
export function fieldsOf(template: string): Fields {
  return isSlideType(template) ? catalogue[template].fields : {}
}

/** The data of a new slide: what add, reset and change template start from. */
export function defaultData(template: SlideType, newId: NewId): SlideData {
  return defaultsOf(catalogue[template].fields, newId)
}

/** How a slide of the template is answered; 'none' for one that is only read. */
export function interactionOf(template: string): InteractionKind {
  return isSlideType(template) ? catalogue[template].interaction : 'none'
}

/** Templates that a deck of the reader type may use, in the order of the picker. */
export function templatesFor(readerType: ReaderType): readonly SlideType[] {
  return slideTypes.filter((type) => catalogue[type].contentTypes.includes(readerType))
}

/** Template of a new deck's only slide (product.md §4); the first one allowed where that type is not built. */
export function firstTemplateFor(readerType: ReaderType): SlideType {
  const { firstTemplate } = readerTypeRules[readerType]
  return isSlideType(firstTemplate) ? firstTemplate : (templatesFor(readerType)[0] ?? 'title')
}

/** Points that a right answer to the slide can get in a deck of the reader type: 0 where it is not marked. */
export function pointsOf(template: string, readerType: ReaderType): number {
  return isSlideType(template) && catalogue[template].scorable && readerTypeRules[readerType].expectsCorrectness ? 1 : 0
}

/** What stands in the way of publishing the slide. A missing right answer counts only where the reader type expects one. */
export function problemsOf(slide: Pick<Slide, 'template' | 'data'>, readerType: ReaderType): readonly SlideProblem[] {
  if (!isSlideType(slide.template)) return []
  const definition = catalogue[slide.template]
  const own = definition.problems?.(slide.data as never) ?? []
  const expected = readerTypeRules[readerType].expectsCorrectness
    ? own
    : own.filter((problem) => problem.code !== 'no_right_answer')
  return [...fieldProblems(definition.fields, slide.data), ...expected]
}

/** Every translatable text of the slide, in the order of its fields. */
export function textsOfSlide(slide: Pick<Slide, 'template' | 'data'>): readonly TextAt[] {
  return textsOf(fieldsOf(slide.template), slide.data)
}

/** The slide in another language; what is not translated stays in the deck's own. */
export function localiseSlide<S extends Pick<Slide, 'slideId' | 'template' | 'data'>>(
  slide: S,
  translation: Translation | undefined,
): S {
  const texts = translation?.slides[slide.slideId]
  return texts ? { ...slide, data: withTexts(fieldsOf(slide.template), slide.data, texts) } : slide
}

/** Media ids of the slide's pictures, each once. */
export function imagesOfSlide(slide: Pick<Slide, 'template' | 'data'>): readonly string[] {
  return [
    ...new Set(
      mediaIn(fieldsOf(slide.template), slide.data, (field, value) =>
        field.kind === 'image' ? (value as ImageRef).id : '',
      ),
    ),
  ]
}

/** Media ids of all that the slide shows or plays: pictures, and videos kept with us. */
export function mediaOfSlide(slide: Pick<Slide, 'template' | 'data'>): readonly string[] {
  const videos = mediaIn(fieldsOf(slide.template), slide.data, (field, value) =>
    field.kind === 'text' && field.format === 'video' && !String(value).includes(':') ? String(value) : '',
  )
  return [...new Set([...imagesOfSlide(slide), ...videos])]
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

/** Whether the template stands for a question: something the person answers. */
export function isQuestion(template: SlideTemplate): boolean {
  return interactionOf(template) !== 'none'
}
