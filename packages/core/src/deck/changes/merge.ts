import type { DeckContent, Language, Translation } from '../deck.ts'
import { renumber } from '../edit/deck-state.ts'
import { mergeObjects, type MergePlace, type Three } from '../../document/merge.ts'
import { isSame, type PlainObject } from '../../document/tree.ts'
import type { Slide } from '../slide.ts'

/** A place that both sides changed differently: `mine` is in the merged content, `theirs` is only reported. */
export interface MergeConflict {
  /** `slide`: deleted by one side and changed by the other; the changed slide stays. `field`: anything smaller. */
  readonly what: 'slide' | 'field'
  readonly slideId?: string
  /** Within the slide (`data.options.<id>.text`; '' for the whole slide), or within the deck (`name`, `contentHash` for its order). */
  readonly path: string
  /** Undefined where it was deleted. */
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Merge {
  readonly merged: DeckContent
  readonly conflicts: readonly MergeConflict[]
}

/**
 * Three-way merge: slide by slide, field by field, list items by id. Where both sides changed the same leaf, mine stays
 * and theirs is reported. What one side deleted and the other changed stays, and is reported. New slides and items of
 * both sides stay.
 */
export function mergeDecks(base: DeckContent, mine: DeckContent, theirs: DeckContent): Merge {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { merged: mine, conflicts: [] }
  if (isSame(base, mine)) return { merged: theirs, conflicts: [] }
  const conflicts: MergeConflict[] = []
  const unnumbered = (content: DeckContent): DeckContent => ({
    ...content,
    contentHash: content.contentHash.map((slide) => ({ ...slide, slideSeq: 0 })),
  })
  const found = mergeObjects(
    [unnumbered(base), unnumbered(mine), unnumbered(theirs)] as unknown as Three<PlainObject>,
    placeIn(conflicts),
  )
  const merged = found as unknown as DeckContent
  const contentHash = renumber(merged.contentHash)
  const translations = tidyTranslations(merged.translations, contentHash, [mine, theirs])
  return { merged: { ...merged, contentHash, translations }, conflicts }
}

/** A slide's items keep the shorter side's number; a deck keeps a slide. */
function placeIn(conflicts: MergeConflict[], slideId?: string): MergePlace {
  const isSlides = (path: string): boolean => slideId === undefined && path === 'contentHash'
  return {
    path: '',
    report: (path, mine, theirs) =>
      void conflicts.push({ what: 'field', ...(slideId === undefined ? {} : { slideId }), path, mine, theirs }),
    itemMerge: (path) => (isSlides(path) ? (three) => mergeSlides(three as Three<Slide | undefined>, conflicts) : null),
    leastItems: (path, { mine, theirs }) => {
      if (slideId !== undefined) return Math.min(mine, theirs)
      return isSlides(path) ? 1 : 0
    },
  }
}

function mergeSlides([base, mine, theirs]: Three<Slide | undefined>, conflicts: MergeConflict[]): Slide | undefined {
  const slideId = (mine ?? theirs ?? base)?.slideId ?? ''
  if (!mine || !theirs) {
    const result = mine ?? theirs
    if (!result || !base) return result
    if (isSame(result, base)) return undefined
    conflicts.push({ what: 'slide', slideId, path: '', mine, theirs })
    return result
  }
  const place = placeIn(conflicts, slideId)
  if (base && mine.template === base.template && theirs.template === base.template)
    return mergeObjects([asObject(base), asObject(mine), asObject(theirs)], place) as unknown as Slide
  return mergeTemplates(base, mine, theirs, place)
}

/** Template and data are merged as one value: another template has other data. */
function mergeTemplates(base: Slide | undefined, mine: Slide, theirs: Slide, place: MergePlace): Slide {
  const content = (slide: Slide | undefined): unknown => slide && { template: slide.template, data: slide.data }
  let chosen = mine
  if (isSame(content(mine), content(base))) chosen = theirs
  else if (!isSame(content(theirs), content(base)) && !isSame(content(mine), content(theirs))) {
    place.report(mine.template === theirs.template ? 'data' : 'template', content(mine), content(theirs))
  }
  const rest = (slide: Slide): Slide => ({ ...slide, template: chosen.template, data: chosen.data })
  return mergeObjects(
    [base ? asObject(rest(base)) : {}, asObject(rest(mine)), asObject(rest(theirs))],
    place,
  ) as unknown as Slide
}

const asObject = (slide: Slide): PlainObject => slide as unknown as PlainObject

/** Removes texts of deleted slides; a slide result against a deletion gets its texts back. */
function tidyTranslations(
  translations: DeckContent['translations'],
  slides: readonly Slide[],
  sides: readonly DeckContent[],
): DeckContent['translations'] {
  const ids = new Set(slides.map((slide) => slide.slideId))
  const idsOfSides = sides.map((side) => new Set(side.contentHash.map((slide) => slide.slideId)))
  const isRescued = (slideId: string): boolean => idsOfSides.some((known) => !known.has(slideId))
  const entries = (Object.entries(translations) as [Language, Translation][]).map(([language, translation]) => {
    const back = sides.flatMap((side) =>
      Object.entries(side.translations[language]?.slides ?? {}).filter(([slideId]) => isRescued(slideId)),
    )
    const result = [...back, ...Object.entries(translation.slides)].filter(([slideId]) => ids.has(slideId))
    return [language, { ...translation, slides: Object.fromEntries(result) }]
  })
  return Object.fromEntries(entries) as DeckContent['translations']
}
