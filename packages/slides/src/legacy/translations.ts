import { type DeckContent, deckLimits, type Language, type Translation } from '@deckle/core/deck/deck.ts'
import type { Slide, SlideData } from '@deckle/core/deck/slide.ts'
import { defaultData, fieldsOf, isSlideType, textsOfSlide } from '../catalog.ts'
import { Raw, recordOf } from './raw.ts'
import type { Notes } from './report.ts'
import { languageOf } from './settings.ts'
import { readSlide } from './slide.ts'
import { type FileItem, looksLikeSlides, slidesIn } from './slide-list.ts'
import { type Reading, readText } from './values.ts'

interface Base {
  readonly language: Language
  readonly slides: readonly Slide[]
  readonly slideAt: (reference: unknown) => string | undefined
}

/**
 * Older translations hold whole slides in another language: their texts are matched to the deck's slides by position.
 */
export function olderTranslations(
  value: unknown,
  base: Base,
  reading: Reading,
  notes: Notes,
): DeckContent['translations'] {
  const translations: Partial<Record<Language, Translation>> = {}
  for (const [code, one] of Object.entries(recordOf(value) ?? {}).slice(0, 50)) {
    const language = languageOf(code)
    const items = itemsOf(one)
    if (language === undefined || !items || language === base.language) {
      if (language !== base.language) notes.at(code).add('not_kept', { value: one })
      continue
    }
    const texts = items.flatMap((item, at) => translated(item, at, base, reading))
    const name = readText(new Raw(recordOf(one)).get('name', 'title'), deckLimits.name, reading, notes.at(code))
    translations[language] = { name: name ?? '', texts: {}, slides: Object.fromEntries(texts) }
  }
  return translations
}

function itemsOf(value: unknown): readonly FileItem[] | null {
  if (Array.isArray(value)) return slidesIn(new Raw({ slides: value }))
  const record = recordOf(value)
  if (!record) return null
  const inner = recordOf(new Raw(record).peek('content'))
  const list = slidesIn(new Raw(record, inner))
  return list ?? (looksLikeSlides(record) ? slidesIn(new Raw({ slides: record })) : null)
}

/** Texts of a translated slide by path, without defaults and texts equal to the deck's. */
function translated(
  { key, value }: FileItem,
  at: number,
  base: Base,
  reading: Reading,
): readonly (readonly [slideId: string, texts: Readonly<Record<string, string>>])[] {
  const record = recordOf(value)
  const raw = new Raw(record)
  const reference = [raw.peek('slideId'), raw.peek('id', '_id'), key].find((one) => base.slideAt(one) !== undefined)
  const id = base.slideAt(reference ?? at)
  const slide = base.slides.find(({ slideId }) => slideId === id)
  if (!record || !slide || !isSlideType(slide.template)) return []
  const { slide: found } = readSlide({ id: slide.slideId, value: { ...record, template: slide.template } }, 0, {
    ...reading,
    slideAt: base.slideAt,
    onNeutralFeedback: () => undefined,
  })
  if (!found) return []
  const own = textsByPath(slide)
  const initial = textsByPath({
    template: slide.template,
    data: withIdsOf(slide, defaultData(slide.template, reading.newId)),
  })
  const other = textsByPath({ template: slide.template, data: withIdsOf(slide, found.data) })
  const texts = Object.entries(other).filter(
    ([path, text]) => Object.hasOwn(own, path) && text.trim() !== '' && text !== own[path] && text !== initial[path],
  )
  return texts.length > 0 ? [[slide.slideId, Object.fromEntries(texts)]] : []
}

const textsByPath = (slide: Pick<Slide, 'template' | 'data'>): Readonly<Record<string, string>> =>
  Object.fromEntries(textsOfSlide(slide).map(({ path, text }) => [path, text]))

/** The data with the slide's item ids, by position. */
function withIdsOf(slide: Slide, data: SlideData): SlideData {
  return Object.fromEntries(
    Object.entries(fieldsOf(slide.template)).map(([name, field]) => {
      if (field.kind !== 'list') return [name, data[name]]
      const ids = (slide.data[name] as readonly { readonly id: string }[]).map(({ id }) => id)
      const items = (data[name] as readonly SlideData[]).slice(0, ids.length)
      return [name, items.map((item, place) => ({ ...item, id: ids[place] }))]
    }),
  )
}
