import { deckLimits } from '@deckle/core/deck/deck.ts'
import {
  deckEnd,
  type JumpCondition,
  type JumpRule,
  jumpTests,
  noJumps,
  type SlideJumps,
} from '@deckle/core/deck/jump.ts'
import type { Slide, SlideTemplate } from '@deckle/core/deck/slide.ts'
import { FORMULA_LENGTH } from '@deckle/core/formula/formula.ts'
import { interactionOf, isSlideType } from '../catalog.ts'
import { textLengths } from '../fields/field.ts'
import { headingOf } from '../heading.ts'
import { readData } from './data.ts'
import { entriesOf, Raw, recordOf } from './raw.ts'
import { type ImportedItem, type ImportNote, Notes } from './report.ts'
import { type FoundTemplate, templateOf } from './templates.ts'
import { Ids, isSet, readNumber, type Reading, readText } from './values.ts'

/** An item of the file, with the id of its slide. */
export interface FileSlide {
  readonly id: string
  readonly value: unknown
}

interface SlideReading extends Reading {
  /** Resolves an id, a number or a name of the file to a slide's id; undefined where there is none. */
  readonly slideAt: (said: unknown) => string | undefined
  /** Receives feedback that is for neither right nor wrong answers. */
  readonly onNeutralFeedback: (text: string, notes: Notes) => void
}

/** `slide` is null where the item could not be read. */
export function readSlide(
  { id, value }: FileSlide,
  slideSeq: number,
  reading: SlideReading,
): { readonly slide: Slide | null; readonly item: ImportedItem } {
  const all: ImportNote[] = []
  const notes = new Notes(all)
  const record = typeof value === 'string' && value.trim() !== '' ? { paragraph: value } : recordOf(value)
  const outer = new Raw(record)
  const data = recordOf(outer.peek('data', 'content', 'fields'))
  if (data) outer.get('data', 'content', 'fields')
  const inner = data ? new Raw(data, reading.own ? null : without(record ?? {}, slideNames)) : outer
  const found = record ? templateIn(outer, inner, reading, notes) : null
  if (!found) {
    notes.add(record ? 'unknown_template' : 'wrong_type', {
      value: record ? outer.peek('template', 'type', 'qtype') : value,
    })
    return { slide: null, item: { slideId: null, template: null, heading: headingIn(inner), notes: all } }
  }
  const slide = slideOf({ template: found, outer, inner, id, slideSeq }, reading, notes)
  for (const [name, left] of new Map([...(reading.own ? outer.rest() : []), ...inner.rest()]))
    if (!slideNames.has(name)) notes.at(name).add('not_kept', { value: left })
  return { slide, item: { slideId: id, template: found, heading: headingOf(slide.data), notes: all } }
}

/** Names of a slide itself, not of its data. */
const slideNames = new Set([
  'slideId',
  'slideSeq',
  'template',
  'data',
  'voiceover',
  'tts_audio',
  'minTime',
  'nav',
  'jumps',
  'comments',
  'qtype',
  'type',
])

function without(record: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name) && name !== 'id'))
}

function templateIn(outer: Raw, inner: Raw, { own }: SlideReading, notes: Notes): SlideTemplate | null {
  const said = outer.get('template')
  if (typeof said === 'string' && isSlideType(said)) return said
  if (own) return null
  const found = [templateOf(outer), ...(inner === outer ? [] : [templateOf(inner)])].toSorted(
    (a, b) => certainty(b) - certainty(a),
  )[0]
  for (const name of ['template', 'qtype', 'questionType', 'slideType', 'interaction', 'kind']) inner.get(name)
  if (found?.how === 'unknown') notes.add('unknown_template', { value: found.said })
  if (found?.how === 'guessed') notes.add('template_guessed')
  return found?.template ?? null
}

const certainty = (found: FoundTemplate | null): number => (found === null ? 0 : found.how === 'named' ? 2 : 1)

interface SlideSource {
  readonly template: SlideTemplate
  readonly outer: Raw
  /** The slide's data, where the file holds it apart. */
  readonly inner: Raw
  readonly id: string
  readonly slideSeq: number
}

function slideOf({ template, outer, inner, id, slideSeq }: SlideSource, reading: SlideReading, notes: Notes): Slide {
  const target = (value: unknown, at: Notes): string => targetOf(value, reading, at)
  const text = (name: string, max: number): string => readText(outer.get(name), { max }, reading, notes.at(name)) ?? ''
  const data = readData(template, inner, { ...reading, target }, notes)
  const neutral = readText(
    inner.get('survey_feedback'),
    { max: deckLimits.feedback.max },
    reading,
    notes.at('survey_feedback'),
  )
  if (neutral) reading.onNeutralFeedback(neutral, notes.at('survey_feedback'))
  const nav = new Raw(recordOf(outer.get('nav')))
  const open = interactionOf(template) !== 'brancher'
  return {
    slideId: id,
    slideSeq,
    template,
    data,
    voiceover: text('voiceover', deckLimits.voiceover.max),
    tts_audio: text('tts_audio', textLengths.tts_audio.max),
    minTime: readNumber(outer.get('minTime'), { min: 0, max: deckLimits.minTime }, notes.at('minTime')) ?? 0,
    nav: { next: flag(nav.get('next'), open), previous: flag(nav.get('previous', 'prev'), open) },
    jumps: jumpsOf(outer.get('jumps'), reading, notes.at('jumps')),
    comments: commentsOf(outer.get('comments', 'notes'), reading, notes.at('comments')),
  }
}

const flag = (value: unknown, initial: boolean): boolean => (value === undefined ? initial : isSet(value))

function commentsOf(value: unknown, reading: Reading, notes: Notes): string {
  const said = Array.isArray(value)
    ? value
        .map((one: unknown) => (typeof one === 'string' ? one : new Raw(recordOf(one)).get('text', 'comment', 'body')))
        .filter((one) => typeof one === 'string')
        .join('\n')
    : value
  return readText(said, { max: deckLimits.comments }, reading, notes) ?? ''
}

const validId = /^[A-Za-z0-9_-]{1,40}$/

function targetOf(value: unknown, { own, slideAt }: SlideReading, notes: Notes): string {
  if (value === undefined || value === null || value === '' || value === deckEnd)
    return value === deckEnd ? deckEnd : ''
  const found = slideAt(value)
  if (found !== undefined) return found
  if (own && typeof value === 'string' && validId.test(value) && !(value in Object.prototype)) return value
  if (!own && typeof value === 'string' && /^(?:end|finish|last|result|results)$/i.test(value)) return deckEnd
  notes.add('lost_target', { value })
  return ''
}

function jumpsOf(value: unknown, reading: SlideReading, notes: Notes): SlideJumps {
  const record = recordOf(value)
  if (!record) {
    if (value !== undefined) notes.add('wrong_type', { value })
    return noJumps
  }
  const raw = new Raw(record)
  const ids = new Ids(reading.newId)
  const given = entriesOf(raw.get('rules')) ?? []
  if (given.length > deckLimits.jumpRules) notes.add('too_many', { max: deckLimits.jumpRules })
  return {
    rules: given.slice(0, deckLimits.jumpRules).flatMap(({ key, value: rule }, at): JumpRule[] => {
      const one = recordOf(rule)
      const here = notes.at('rules').at(at + 1)
      if (!one) here.add('wrong_type', { value: rule })
      return one ? [ruleOf(new Raw(one), (id) => ids.claim(id, key), reading, here)] : []
    }),
    otherwise: targetOf(raw.get('otherwise'), reading, notes.at('otherwise')),
  }
}

/** An unused id, the item's own where it is valid. */
type ClaimId = (own: unknown) => string

function ruleOf(raw: Raw, claimId: ClaimId, reading: SlideReading, notes: Notes): JumpRule {
  const ids = new Ids(reading.newId)
  const given = entriesOf(raw.get('conditions')) ?? []
  if (given.length > deckLimits.jumpConditions) notes.add('too_many', { max: deckLimits.jumpConditions })
  return {
    id: claimId(raw.get('id')),
    match: raw.get('match') === 'any' ? 'any' : 'all',
    conditions: given
      .slice(0, deckLimits.jumpConditions)
      .flatMap(({ key: name, value }, at) =>
        conditionOf(value, (id) => ids.claim(id, name), reading, notes.at('conditions').at(at + 1)),
      ),
    to: targetOf(raw.get('to'), reading, notes.at('to')),
  }
}

function conditionOf(value: unknown, claimId: ClaimId, reading: SlideReading, notes: Notes): readonly JumpCondition[] {
  const raw = new Raw(recordOf(value))
  const said = raw.get('test')
  const test = jumpTests.find((one) => one === said)
  if (test === undefined) {
    notes.add('unknown_value', { value: said ?? value })
    return []
  }
  const slideId = targetOf(raw.get('slideId'), reading, notes.at('slideId'))
  return [
    {
      id: claimId(raw.get('id')),
      slideId: slideId === deckEnd ? '' : slideId,
      test,
      value: readText(raw.get('value'), { max: FORMULA_LENGTH, format: 'formula' }, reading, notes.at('value')) ?? '',
    },
  ]
}

function headingIn(raw: Raw): string {
  const found = ['question', 'title', 'header', 'caption', 'paragraph', 'text', 'name']
    .map((name) => raw.peek(name))
    .find((one) => typeof one === 'string' && one.trim() !== '')
  return typeof found === 'string' ? found.replaceAll('\u0000', '').slice(0, 200).toWellFormed() : ''
}
