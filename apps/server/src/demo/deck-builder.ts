import { type DeckContent, deckLimits, noImage } from '@deckle/core/deck/deck.ts'
import { upgradeContent } from '@deckle/slides/upgrade.ts'
import { noJumps } from '@deckle/core/deck/jump.ts'
import { type PaletteName, palettes } from '@deckle/core/deck/palettes.ts'
import type { Slide, SlideData } from '@deckle/core/deck/slide.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import type { SlideType } from '@deckle/slides/definitions.ts'
import { pictures, type PictureName } from './pictures.ts'

/** English, or English and Hindi. */
export type Words = string | readonly [english: string, hindi: string]

/** A slide before it has its place: its data, and the Hindi of its texts by path. */
export interface DraftSlide {
  readonly template: SlideType
  readonly data: SlideData
  readonly hindi: Readonly<Record<string, string>>
}

export interface DraftDeck {
  readonly key: string
  readonly name: Words
  readonly readerType: ReaderType
  readonly palette: PaletteName
  readonly slides: readonly DraftSlide[]
  readonly change?: Partial<DeckContent>
}

/** Finds the media id of a picture. */
export type MediaOf = (name: PictureName) => string

/** The content of a drafted deck, its pictures by their ids. */
export function contentOf(
  { key, name, readerType, palette, slides, change }: DraftDeck,
  mediaOf: MediaOf,
): DeckContent {
  const used = new Set<string>()
  const contentHash = slides.map(({ template, data }, at): Slide => ({
    slideId: `${key}-${at + 1}`,
    slideSeq: at,
    template,
    data: withMedia(data, mediaOf, used) as SlideData,
    voiceover: '',
    tts_audio: '',
    minTime: 0,
    nav: { next: true, previous: true },
    jumps: noJumps,
    comments: '',
  }))
  const isTranslated = typeof name !== 'string'
  const hindi = {
    name: hindiOf(name) ?? '',
    texts: {},
    slides: Object.fromEntries(slides.map((one, at) => [`${key}-${at + 1}`, one.hindi])),
  }
  return upgradeContent({
    name: english(name).slice(0, deckLimits.name.max),
    readerType,
    language: 'en',
    contentHash,
    purpose: readerTypeRules[readerType].expectsCorrectness ? 'test_understanding' : 'provide_insight',
    pattern: 'basic',
    passingPercentage: 70,
    resultRange: { minValue: 0, maxValue: 100, masterTags: [] },
    outcomes: [],
    gameRules: { speed: true, streak: true },
    feedback: true,
    feedbackTexts: { correct: 'That is correct.', incorrect: 'That is incorrect.', neutral: 'Thanks for your answer.' },
    navEnabled: true,
    jumpAhead: true,
    voEnabled: false,
    translationEnabled: isTranslated,
    minTime: 0,
    marking: 'server',
    colors: palettes[palette],
    design: {
      theme: 'normal',
      filter: 'none',
      textPosition: 'center_center',
      imageLayout: 'side_split',
      transition: 'fade',
      transitionMs: 200,
    },
    backgroundImage: noImage,
    overlayImage: noImage,
    presenter: noImage,
    images: [...used],
    translations: isTranslated ? { hi: hindi } : {},
    ...change,
  })
}

export const titleSlide = (title: Words, paragraph: Words, background: PictureName): DraftSlide =>
  withAlt('background', background, slide('title', { title, paragraph }, { background: image(background) }))
export const textSlide = (title: Words, paragraph: Words, picture?: PictureName): DraftSlide =>
  withAlt('image', picture, slide('paragraph', { title, paragraph }, { image: picture ? image(picture) : noImage }))
export const pictureSlide = (picture: PictureName, caption: Words): DraftSlide =>
  withAlt('image', picture, slide('image_story', { caption }, { image: image(picture) }))
export const videoSlide = (video: string, caption: Words): DraftSlide => slide('video_story', { caption }, { video })
export const ratingSlide = (question: Words, rating: string): DraftSlide => slide('rating', { question }, { rating })
export const inputSlide = (question: Words): DraftSlide => slide('input_field', { question }, { answer: '' })

interface ChoiceParts {
  readonly question: Words
  readonly options: readonly Words[]
  /** Positions of the right options, from 0. */
  readonly right?: readonly number[]
  readonly picture?: PictureName
  readonly feedback?: readonly [correct: Words, incorrect: Words]
}

export const singleSelect = (parts: ChoiceParts): DraftSlide => choice('single_select', 'options', parts)
export const trueFalse = (parts: Omit<ChoiceParts, 'options'>): DraftSlide =>
  choice('true_false', 'choice', {
    ...parts,
    options: [
      ['True', 'सही'],
      ['False', 'ग़लत'],
    ],
  })
export const multipleSelect = (parts: ChoiceParts): DraftSlide =>
  choice('multiple_select', 'multiselect', parts, { partialCredit: false })

export function pickPicture({
  question,
  options,
  right = [],
  feedback,
}: Omit<ChoiceParts, 'options' | 'picture'> & { options: readonly (readonly [PictureName, Words])[] }): DraftSlide {
  const drafted = choice('pick_picture', 'imageOpts', {
    question,
    options: options.map(([, words]) => words),
    right,
    ...(feedback && { feedback }),
  })
  const items = drafted.data['imageOpts'] as readonly SlideData[]
  const { image: _, ...data } = drafted.data
  const isTest = right.length > 0
  const imageOpts = items.map((item, at) => ({ ...item, image: image(options[at]?.[0] ?? 'beans', isTest) }))
  return options.reduce<DraftSlide>((made, [name], at) => withAlt(`imageOpts.o${at + 1}.image`, name, made, isTest), {
    ...drafted,
    data: { ...data, imageOpts },
  })
}

function choice(
  template: SlideType,
  list: string,
  { question, options, right = [], picture, feedback }: ChoiceParts,
  more: SlideData = {},
): DraftSlide {
  const items = options.map((words, at) => ({
    id: `o${at + 1}`,
    text: english(words),
    correct: right.includes(at) ? 'checked' : '',
  }))
  const [correct_feedback, incorrect_feedback] = feedback ?? (right.length > 0 ? defaultFeedback : ['', ''])
  const drafted = slide(
    template,
    { question, correct_feedback, incorrect_feedback },
    { [list]: items, image: picture ? image(picture) : noImage, ...more },
  )
  const hindi = Object.fromEntries(
    options.flatMap((words, at) =>
      hindiOf(words) === undefined ? [] : [[`${list}.o${at + 1}.text`, hindiOf(words) as string]],
    ),
  )
  return withAlt('image', picture, { ...drafted, hindi: { ...drafted.hindi, ...hindi } })
}

/** The Hindi of a picture's alternative text, at its path. */
function withAlt(path: string, picture: PictureName | undefined, drafted: DraftSlide, isTest = false): DraftSlide {
  if (picture === undefined) return drafted
  return { ...drafted, hindi: { ...drafted.hindi, [`${path}.alt`]: altOf(picture, isTest)[1] } }
}

function altOf(picture: PictureName, isTest: boolean): readonly [string, string] {
  const { alt, plain } = pictures[picture]
  return (isTest ? plain : undefined) ?? alt
}

const defaultFeedback: readonly [Words, Words] = [
  ['That was correct', 'बिल्कुल सही'],
  ['That was wrong', 'यह सही नहीं था'],
]

function slide(template: SlideType, texts: Readonly<Record<string, Words>>, data: SlideData): DraftSlide {
  const all = Object.entries(texts)
  const hindi = all.flatMap(([path, words]) => (hindiOf(words) === undefined ? [] : [[path, hindiOf(words) as string]]))
  return {
    template,
    data: { ...Object.fromEntries(all.map(([path, words]) => [path, english(words)])), ...data },
    hindi: Object.fromEntries(hindi) as Record<string, string>,
  }
}

const english = (words: Words): string => (typeof words === 'string' ? words : words[0])
const hindiOf = (words: Words): string | undefined => (typeof words === 'string' ? undefined : words[1])

/** A picture by its name; it becomes a reference by id when the content is made. */
function image(picture: PictureName, isTest = false): { readonly picture: PictureName; readonly isTest: boolean } {
  return { picture, isTest }
}

function withMedia(value: unknown, mediaOf: MediaOf, used: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((inner) => withMedia(inner, mediaOf, used))
  if (typeof value !== 'object' || value === null) return value
  if ('picture' in value) {
    const { picture, isTest } = value as ReturnType<typeof image>
    used.add(mediaOf(picture))
    return { id: mediaOf(picture), alt: altOf(picture, isTest)[0] }
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withMedia(inner, mediaOf, used)]))
}
