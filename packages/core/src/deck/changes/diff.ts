import type { DeckContent } from '../deck.ts'
import type { Slide } from '../slide.ts'
import { isPlainObject, isSame, keyedList, keysOf, ownValue } from '../../document/tree.ts'
import { cutEnd } from '../../text/cut-end.ts'

/** `before` is undefined for an added value, `after` for a removed one. */
export interface FieldChange {
  /** Keys from the slide, or the deck, down to the value; items of a list by their id: `['data', 'options', '<id>', 'text']`. */
  readonly path: readonly string[]
  readonly kind: 'changed' | 'added' | 'removed' | 'reordered'
  readonly before: unknown
  readonly after: unknown
}

export interface SlideChange {
  readonly slideId: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly moved: boolean
  /** Index before; null for an added slide. */
  readonly from: number | null
  /** Index after; null for a removed slide. */
  readonly to: number | null
  /** Empty for a slide that was only moved, added or removed. */
  readonly fields: readonly FieldChange[]
}

/** A translated text that differs; '' where there is none. */
export interface TranslatedText {
  /** Null for a text of the deck itself. */
  readonly slideId: string | null
  /** `name`, `feedbackTexts.correct`; within a slide `question`, `options.<id>.text`. */
  readonly path: string
  readonly before: string
  readonly after: string
}

export interface TranslationChange {
  readonly language: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly texts: readonly TranslatedText[]
}

export interface DeckChanges {
  /** Changes beside slides and translations: `name`, `design.theme`. */
  readonly deck: readonly FieldChange[]
  /** In the order of `b`, then removed slides in the order of `a`. Unchanged slides are left out. */
  readonly slides: readonly SlideChange[]
  readonly translations: readonly TranslationChange[]
}

/** `slideSeq` counts as order, not as a change. */
export function changesBetween(a: DeckContent, b: DeckContent): DeckChanges {
  const { contentHash: before, translations: translatedBefore, ...deckBefore } = a
  const { contentHash: after, translations: translatedAfter, ...deckAfter } = b
  const indexBefore = new Map(before.map((slide, at) => [slide.slideId, at]))
  const idsAfter = new Set(after.map((slide) => slide.slideId))
  const staying = stayingIds(
    after.map((slide) => slide.slideId).filter((id) => indexBefore.has(id)),
    indexBefore,
  )
  const present = after.flatMap((slide, to): SlideChange[] => {
    const from = indexBefore.get(slide.slideId)
    if (from === undefined) return [{ slideId: slide.slideId, kind: 'added', moved: false, from: null, to, fields: [] }]
    const fields = slideChanges(before[from] as Slide, slide)
    const moved = !staying.has(slide.slideId)
    return fields.length > 0 || moved ? [{ slideId: slide.slideId, kind: 'changed', moved, from, to, fields }] : []
  })
  const removed = before.flatMap((slide, from): SlideChange[] =>
    idsAfter.has(slide.slideId)
      ? []
      : [{ slideId: slide.slideId, kind: 'removed', moved: false, from, to: null, fields: [] }],
  )
  return {
    deck: fieldChanges(deckBefore, deckAfter),
    slides: [...present, ...removed],
    translations: translationChanges(translatedBefore, translatedAfter),
  }
}

export function hasChanges({ deck, slides, translations }: DeckChanges): boolean {
  return deck.length + slides.length + translations.length > 0
}

export function isSameContent(a: DeckContent, b: DeckContent): boolean {
  return isSame(a, b)
}

/** The deepest values that differ. A changed order of items is reported once, for the list. */
export function fieldChanges(before: unknown, after: unknown, path: readonly string[] = []): readonly FieldChange[] {
  if (Object.is(before, after)) return []
  if (isPlainObject(before) && isPlainObject(after))
    return keysOf(before, after).flatMap((key) =>
      fieldChanges(ownValue(before, key), ownValue(after, key), [...path, key]),
    )
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path)
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
  return [{ path, kind, before, after }]
}

function listChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly string[],
): readonly FieldChange[] {
  const old = keyedList(before)
  const now = keyedList(after)
  if (!old || !now) return isSame(before, after) ? [] : [{ path, kind: 'changed', before, after }]
  const keys = [...new Set([...now.keys, ...old.keys])]
  const found = keys.flatMap((key) => fieldChanges(old.byKey.get(key), now.byKey.get(key), [...path, key]))
  const order = (list: readonly string[], other: ReadonlyMap<string, unknown>): string =>
    list.filter((key) => other.has(key)).join('\n')
  const isSameOrder = order(old.keys, now.byKey) === order(now.keys, old.byKey)
  return isSameOrder ? found : [{ path, kind: 'reordered', before, after }, ...found]
}

function slideChanges(a: Slide, b: Slide): readonly FieldChange[] {
  return fieldChanges({ ...a, slideSeq: 0 }, { ...b, slideSeq: 0 })
}

function translationChanges(
  before: DeckContent['translations'],
  after: DeckContent['translations'],
): readonly TranslationChange[] {
  return keysOf(before, after).flatMap((language): TranslationChange[] => {
    const [old, now] = [ownValue(before, language), ownValue(after, language)]
    if (isSame(old, now)) return []
    const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed'
    const [oldTexts, newTexts] = [leafTexts(old), leafTexts(now)]
    const texts = [...new Set([...oldTexts.keys(), ...newTexts.keys()])].flatMap((key): TranslatedText[] => {
      const [was = '', is = ''] = [oldTexts.get(key)?.text, newTexts.get(key)?.text]
      const at = (newTexts.get(key) ?? oldTexts.get(key))?.path ?? []
      return was === is ? [] : [{ ...placeOf(at), before: was, after: is }]
    })
    return [{ language, kind, texts }]
  })
}

function leafTexts(
  value: unknown,
  path: readonly string[] = [],
): Map<string, { path: readonly string[]; text: string }> {
  if (typeof value === 'string') return new Map([[path.join('\n'), { path, text: value }]])
  if (!isPlainObject(value)) return new Map()
  return new Map(keysOf(value).flatMap((key) => [...leafTexts(ownValue(value, key), [...path, key])]))
}

function placeOf([first = '', second = '', ...rest]: readonly string[]): Pick<TranslatedText, 'slideId' | 'path'> {
  if (first === 'slides' && rest.length > 0) return { slideId: second, path: rest.join('.') }
  return {
    slideId: null,
    path: first === 'texts' ? [second, ...rest].join('.') : cutEnd([first, second, ...rest].join('.'), '.'),
  }
}

/** The largest set of ids whose order is unchanged (longest increasing subsequence); all others have moved. */
function stayingIds(ids: readonly string[], indexBefore: ReadonlyMap<string, number>): ReadonlySet<string> {
  const best: { readonly length: number; readonly previous: number }[] = []
  const position = (at: number): number => indexBefore.get(ids[at] ?? '') ?? -1
  let end = -1
  for (let at = 0; at < ids.length; at++) {
    let chosen = { length: 1, previous: -1 }
    for (let earlier = 0; earlier < at; earlier++) {
      const length = (best[earlier]?.length ?? 0) + 1
      if (position(earlier) < position(at) && length > chosen.length) chosen = { length, previous: earlier }
    }
    best.push(chosen)
    if (end < 0 || chosen.length > (best[end]?.length ?? 0)) end = at
  }
  const staying = new Set<string>()
  for (let at = end; at >= 0; at = best[at]?.previous ?? -1) staying.add(ids[at] ?? '')
  return staying
}
