import {
  type DeckContent,
  deckLimits,
  filters,
  imageLayouts,
  languages,
  outcomeLengths,
  patterns,
  purposes,
  textPositions,
  transitions,
} from '@deckle/core/deck/deck.ts'
import { jumpTests } from '@deckle/core/deck/jump.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { FORMULA_LENGTH } from '@deckle/core/formula/formula.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { idSchema, imageRefSchema, linkSchema, tagSchema, targetSchema } from '@deckle/slides/fields/schema.ts'
import { slideDataSchemas } from '@deckle/slides/schemas.ts'
import * as z from 'zod/mini'
import { color, text } from './shapes.ts'

const seconds = z.number().check(z.int(), z.gte(0), z.lte(deckLimits.minTime))

const slideShape = {
  slideId: idSchema,
  slideSeq: z.number().check(z.int(), z.gte(0), z.lt(deckLimits.slides)),
  voiceover: text(deckLimits.voiceover.max),
  tts_audio: text(420),
  minTime: seconds,
  nav: z.strictObject({ next: z.boolean(), previous: z.boolean() }),
  jumps: z._default(
    z.strictObject({
      rules: z
        .array(
          z.strictObject({
            id: idSchema,
            match: z.enum(['all', 'any']),
            conditions: z
              .array(
                z.strictObject({
                  id: idSchema,
                  slideId: z.union([z.literal(''), idSchema]),
                  test: z.enum(jumpTests),
                  value: text(FORMULA_LENGTH),
                }),
              )
              .check(z.maxLength(deckLimits.jumpConditions)),
            to: targetSchema,
          }),
        )
        .check(z.maxLength(deckLimits.jumpRules)),
      otherwise: targetSchema,
    }),
    { rules: [], otherwise: '' },
  ),
  comments: text(deckLimits.comments),
}

const slideVariants = Object.entries(slideDataSchemas).map(([template, data]) =>
  z.strictObject({ ...slideShape, template: z.literal(template), data }),
)

/** One slide, its data checked by its template. */
export const slide = z.discriminatedUnion(
  'template',
  slideVariants as [(typeof slideVariants)[number]],
) as unknown as z.ZodMiniType<Slide, Slide>

const texts = z.record(z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,120}$/)), text(800))

const translation = z.strictObject({
  name: text(deckLimits.name.max),
  texts: z._default(texts, {}),
  slides: z.record(idSchema, texts),
})

const masterTags = z.array(tagSchema).check(
  z.maxLength(deckLimits.masterTags),
  z.refine<readonly string[]>((tags) => new Set(tags).size === tags.length, 'repeated_tag'),
)
const rangeValue = z.number().check(z.gte(-1e9), z.lte(1e9))
const resultRange = z.strictObject({ minValue: rangeValue, maxValue: rangeValue, masterTags })

const outcome = z.strictObject({
  id: idSchema,
  title: text(outcomeLengths.title.max),
  text: text(outcomeLengths.text.max),
  image: imageRefSchema,
  link: linkSchema(outcomeLengths.link.max),
  linkLabel: text(outcomeLengths.linkLabel.max),
  minValue: rangeValue,
  maxValue: rangeValue,
  masterTags,
})

/** The document of a deck, as saved by the editor. */
export const deckContent = z.strictObject({
  name: text(deckLimits.name.max),
  readerType: z.enum(readerTypes),
  language: z.enum(languages),
  baseLanguage: z.optional(z.enum(languages)),
  contentHash: z.array(slide).check(
    z.minLength(1, 'only_slide'),
    z.maxLength(deckLimits.slides),
    z.refine<readonly Slide[]>(
      (slides) => new Set(slides.map((one) => one.slideId)).size === slides.length,
      'repeated_id',
    ),
    z.refine<readonly Slide[]>((slides) => slides.every((one, at) => one.slideSeq === at), 'slide_order'),
  ),
  purpose: z.enum(purposes),
  pattern: z.enum(patterns),
  passingPercentage: z.number().check(z.gte(0), z.lte(100)),
  resultRange: z._default(resultRange, { minValue: 0, maxValue: 100, masterTags: [] }),
  outcomes: z._default(z.array(outcome).check(z.maxLength(deckLimits.outcomes)), []),
  gameRules: z._default(z.strictObject({ speed: z.boolean(), streak: z.boolean() }), { speed: true, streak: true }),
  feedback: z.boolean(),
  feedbackTexts: z.strictObject({
    correct: text(deckLimits.feedback.max),
    incorrect: text(deckLimits.feedback.max),
    neutral: text(deckLimits.feedback.max),
  }),
  navEnabled: z.boolean(),
  jumpAhead: z.boolean(),
  voEnabled: z.boolean(),
  translationEnabled: z.boolean(),
  minTime: seconds,
  marking: z.enum(['server', 'device']),
  colors: z.strictObject({
    base: color,
    baseText: color,
    primary: color,
    primaryText: color,
    primaryVariation: color,
    secondary: color,
    secondaryText: color,
  }),
  design: z.strictObject({
    theme: z.enum(['normal', 'inverted']),
    filter: z.enum(filters),
    textPosition: z.enum(textPositions),
    imageLayout: z.enum(imageLayouts),
    transition: z.enum(transitions),
    transitionMs: z.number().check(z.int(), z.gte(100), z.lte(1000)),
  }),
  backgroundImage: imageRefSchema,
  overlayImage: imageRefSchema,
  presenter: imageRefSchema,
  images: z.array(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))).check(z.maxLength(1000)),
  translations: z.partialRecord(z.enum(languages), translation),
}) as unknown as z.ZodMiniType<DeckContent, DeckContent>
