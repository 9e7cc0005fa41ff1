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
import { leadFormLimits } from '@deckle/core/deck/lead-form/lead-form-limits.ts'
import {
  hasUniqueFields,
  leadFieldKinds,
  type LeadField,
  leadFormTimes,
} from '@deckle/core/deck/lead-form/lead-form.ts'
import { jumpTests } from '@deckle/core/deck/jump.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { FORMULA_LENGTH } from '@deckle/core/formula/formula.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { list, partialRecord, record } from '@deckle/slides/fields/bounded.ts'
import { idSchema, imageRefSchema, linkSchema, tagSchema, targetSchema } from '@deckle/slides/fields/schema.ts'
import { slideDataSchemas } from '@deckle/slides/schemas.ts'
import { patternText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import { color, text } from '../kit/shapes.ts'

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
      rules: list(
        z.strictObject({
          id: idSchema,
          match: z.enum(['all', 'any']),
          conditions: list(
            z.strictObject({
              id: idSchema,
              slideId: z.union([z.literal(''), idSchema]),
              test: z.enum(jumpTests),
              value: text(FORMULA_LENGTH),
            }),
            { max: deckLimits.jumpConditions },
          ),
          to: targetSchema,
        }),
        { max: deckLimits.jumpRules },
      ),
      otherwise: targetSchema,
    }),
    { rules: [], otherwise: '' },
  ),
  comments: text(deckLimits.comments),
}

const slideVariants = Object.entries(slideDataSchemas).map(([template, data]) =>
  z.strictObject({ ...slideShape, template: z.literal(template), data }),
)

export const slide = z.discriminatedUnion(
  'template',
  slideVariants as [(typeof slideVariants)[number]],
) as unknown as z.ZodMiniType<Slide, Slide>

/** More than a slide, or a deck's outcomes and feedback, can have. */
const MOST_TEXTS = 1000

const texts = record(patternText(120, /^[A-Za-z0-9_.-]{1,120}$/), text(800), MOST_TEXTS)

const translation = z.strictObject({
  name: text(deckLimits.name.max),
  texts: z._default(texts, {}),
  slides: record(idSchema, texts, deckLimits.slides),
})

const masterTags = list(tagSchema, { max: deckLimits.masterTags }).check(
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

export const leadForm = z.strictObject({
  when: z.enum(leadFormTimes),
  title: text(leadFormLimits.title.max),
  text: text(leadFormLimits.text.max),
  button: text(leadFormLimits.button.max),
  fields: list(
    z.strictObject({
      id: idSchema,
      kind: z.enum(leadFieldKinds),
      label: text(leadFormLimits.label.max),
      required: z.boolean(),
    }),
    { max: leadFormLimits.fields },
  ).check(z.refine<readonly LeadField[]>(hasUniqueFields, 'repeated_id')),
  required: z.boolean(),
  consent: z.strictObject({ text: text(leadFormLimits.consent.max), required: z.boolean() }),
})

/** A deck's document as the editor saves it; `template` decides the shape of a slide's data. */
export const deckContent = z.strictObject({
  name: text(deckLimits.name.max),
  readerType: z.enum(readerTypes),
  language: z.enum(languages),
  baseLanguage: z.optional(z.enum(languages)),
  contentHash: list(slide, { min: 1, max: deckLimits.slides, few: 'only_slide' }).check(
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
  outcomes: z._default(list(outcome, { max: deckLimits.outcomes }), []),
  gameRules: z._default(z.strictObject({ speed: z.boolean(), streak: z.boolean() }), { speed: true, streak: true }),
  leadForm: z.optional(leadForm),
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
  images: list(patternText(40, /^[A-Za-z0-9_-]{1,40}$/), { max: 1000 }),
  translations: partialRecord(z.enum(languages), translation),
}) as unknown as z.ZodMiniType<DeckContent, DeckContent>
