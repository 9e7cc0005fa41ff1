import { type DeckContent, type ImageRef, noImage } from '@deckle/core/deck/deck.ts'
import { noJumps, type SlideJumps } from '@deckle/core/deck/jump.ts'
import { tagPath } from '@deckle/core/deck/texts/localise.ts'
import type { Outcome } from '@deckle/core/deck/ending/outcome.ts'
import { palettes } from '@deckle/core/deck/design/palettes.ts'
import type { Slide, SlideData } from '@deckle/core/deck/slide.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { fieldsOf } from '../catalog.ts'
import { defaultOf } from '../fields/defaults.ts'
import type { Field, Fields } from '../fields/field.ts'
import { type PictureName, pictures } from './pictures/pictures.ts'
import {
  type DeckTemplate,
  type Draft,
  type DraftJumps,
  inLanguage,
  type TemplateLanguage,
  templateLanguages,
  type TemplateSlide,
  type Words,
} from './template.ts'

interface TemplateOptions {
  /** The base language; the others become translations. */
  readonly language?: TemplateLanguage
  /** Media id of a picture; its name by default. */
  readonly imageId?: (picture: PictureName) => string
}

/** Builds a template's deck: texts in one language, with translations into the others. Pure. */
export function templateContent(
  template: DeckTemplate,
  { language = 'en', imageId = (picture) => picture }: TemplateOptions = {},
): DeckContent {
  const writer = new Writer(template, language, imageId)
  const contentHash = Object.entries(template.slides).map(([slideId, one], at) => writer.slide(slideId, one, at))
  const feedback = { ...defaultFeedback, ...template.feedbackTexts }
  const [minValue, maxValue] = template.results ?? [0, 100]
  return {
    name: writer.say(template.name),
    readerType: template.readerType,
    language,
    contentHash,
    purpose: readerTypeRules[template.readerType].expectsCorrectness ? 'test_understanding' : 'provide_insight',
    pattern: 'basic',
    passingPercentage: 70,
    resultRange: { minValue, maxValue, masterTags: Object.keys(template.tags ?? {}).map((tag) => writer.tag(tag)) },
    outcomes: writer.outcomes(minValue, maxValue),
    gameRules: { speed: true, streak: true },
    feedback: true,
    feedbackTexts: {
      correct: writer.text('feedbackTexts.correct', feedback.correct),
      incorrect: writer.text('feedbackTexts.incorrect', feedback.incorrect),
      neutral: writer.text('feedbackTexts.neutral', feedback.neutral),
    },
    navEnabled: true,
    jumpAhead: false,
    voEnabled: false,
    translationEnabled: true,
    minTime: 0,
    marking: 'server',
    colors: palettes[template.palette],
    design: {
      theme: 'normal',
      filter: 'none',
      textPosition: 'center_center',
      imageLayout: 'side_split',
      transition: 'fade',
      transitionMs: 200,
      ...template.design,
    },
    backgroundImage: template.background ? writer.image(template.background) : noImage,
    overlayImage: noImage,
    presenter: noImage,
    images: writer.images,
    translations: writer.translations(),
    ...template.settings,
  }
}

export function picturesOf(template: DeckTemplate): readonly PictureName[] {
  return templateContent(template).images as readonly PictureName[]
}

const defaultFeedback = {
  correct: ['That is correct.', 'यह सही है।'],
  incorrect: ['That is incorrect.', 'यह सही नहीं है।'],
  // No feedback after each answer; the ending says thanks.
  neutral: ['', ''],
} as const satisfies Record<string, Words>

/** Writes a deck in one language and collects its translations by path. */
class Writer {
  readonly images: string[] = []
  private readonly template: DeckTemplate
  private readonly language: TemplateLanguage
  private readonly imageId: (picture: PictureName) => string
  private readonly texts: Record<string, Words> = {}
  private readonly slides: Record<string, Record<string, Words>> = {}

  constructor(template: DeckTemplate, language: TemplateLanguage, imageId: (picture: PictureName) => string) {
    this.template = template
    this.language = language
    this.imageId = imageId
  }

  say(words: Words): string {
    return inLanguage(words, this.language)
  }

  translations(): DeckContent['translations'] {
    const others = templateLanguages.filter((language) => language !== this.language)
    return Object.fromEntries(
      others.map((language) => {
        const textsOf = (words: Readonly<Record<string, Words>>) => mapValues(words, (one) => inLanguage(one, language))
        const name = inLanguage(this.template.name, language)
        return [language, { name, texts: textsOf(this.texts), slides: mapValues(this.slides, textsOf) }]
      }),
    )
  }

  /** A text of the deck itself; its translations are stored under its path. */
  text(path: string, words: Words): string {
    if (words[0] !== '') this.texts[path] = words
    return this.say(words)
  }

  tag(tag: string): string {
    const words: Words = [tag, this.template.tags?.[tag] ?? tag]
    this.texts[tagPath(this.say(words))] = words
    return this.say(words)
  }

  image(picture: PictureName, isTest = false): ImageRef {
    const id = this.imageId(picture)
    if (!this.images.includes(id)) this.images.push(id)
    return { id, alt: this.say(altOf(picture, isTest)) }
  }

  outcomes(minValue: number, maxValue: number): readonly Outcome[] {
    return (this.template.outcomes ?? []).map(({ id, title, text, picture, link, band, tags = [] }) => {
      const path = `outcomes.${id}`
      if (picture) this.texts[`${path}.image.alt`] = altOf(picture, false)
      return {
        id,
        title: this.text(`${path}.title`, title),
        text: this.text(`${path}.text`, text),
        image: picture ? this.image(picture) : noImage,
        link: link?.[1] ?? '',
        linkLabel: link ? this.text(`${path}.linkLabel`, link[0]) : '',
        minValue: band?.[0] ?? minValue,
        maxValue: band?.[1] ?? maxValue,
        masterTags: tags.map((tag) => this.tag(tag)),
      }
    })
  }

  slide(slideId: string, one: TemplateSlide, slideSeq: number): Slide {
    const translated: Record<string, Words> = {}
    this.slides[slideId] = translated
    const isTest = one.template === 'pick_picture' && JSON.stringify(one.data).includes('checked')
    return {
      slideId,
      slideSeq,
      template: one.template,
      data: this.data(fieldsOf(one.template), one.data, {
        prefix: '',
        translated,
        isTest,
        isOrder: one.template === 'ranking',
      }),
      voiceover: one.voiceover ? this.say(one.voiceover) : '',
      tts_audio: '',
      minTime: one.minTime ?? 0,
      nav: { next: !one.noArrows, previous: !one.noArrows },
      jumps: one.jumps ? this.jumps(one.jumps) : noJumps,
      comments: one.comments ? this.say(one.comments) : '',
    }
  }

  private jumps({ rules = [], otherwise = '' }: DraftJumps): SlideJumps {
    return {
      rules: rules.map((rule, at) => ({
        id: `r${at + 1}`,
        match: rule.any ? 'any' : 'all',
        conditions: rule.if.map(([slideId, test, value], n) => ({
          id: `c${n + 1}`,
          slideId,
          test,
          value: test === 'tag_leads' ? this.tag(value) : value,
        })),
        to: rule.to,
      })),
      otherwise,
    }
  }

  private data(fields: Fields, draft: Draft<Fields>, place: Place): SlideData {
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        this.value(field, draft[name], { ...place, prefix: place.prefix + name }),
      ]),
    )
  }

  private value(field: Field, drafted: unknown, place: Place): unknown {
    const { prefix: path, translated, isTest, isOrder } = place
    switch (field.kind) {
      case 'text': {
        if (!drafted) return ''
        // A plain string is the same in all languages (`%`, a number); addresses are not translated.
        const isOneForAll = typeof drafted === 'string'
        if (isOneForAll && field.format !== 'plain') return drafted
        const words = (isOneForAll ? templateLanguages.map(() => drafted) : drafted) as unknown as Words
        translated[path] = words
        return this.say(words)
      }
      case 'image': {
        if (drafted === undefined) return noImage
        translated[`${path}.alt`] = altOf(drafted as PictureName, isTest)
        return this.image(drafted as PictureName, isTest)
      }
      case 'list':
        return ((drafted ?? []) as readonly Draft<Fields>[]).map((item, at) => {
          // Options of a ranking are stored in their right order, which their ids must not reveal.
          const id = String.fromCharCode(97 + (isOrder ? (at * 11 + 7) % 26 : at))
          return { id, ...this.data(field.item, item, { ...place, prefix: `${path}.${id}.` }) }
        })
      case 'tags':
        return ((drafted ?? []) as readonly string[]).map((tag) => this.tag(tag))
      default:
        return drafted ?? defaultOf(field, () => '')
    }
  }
}

interface Place {
  readonly prefix: string
  /** Texts by path. */
  readonly translated: Record<string, Words>
  /** Alternative texts must not name the subject. */
  readonly isTest: boolean
  readonly isOrder: boolean
}

function altOf(picture: PictureName, isTest: boolean): Words {
  const { alt, plain } = pictures[picture]
  return (isTest ? plain : undefined) ?? alt
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))
}
