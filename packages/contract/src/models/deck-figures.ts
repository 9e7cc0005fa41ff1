import { itemFlags } from '@deckle/core/statistics/item-figures.ts'
import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'

/**
 * View: loaded; start: first answer; completion: the end reached with at least one answer; abandon: neither complete nor
 * heard of for 30 minutes (decisions.md §5).
 */
const periodFigures = z.object({
  /** Of the deck, whatever the filters: a page is viewed before an attempt begins. */
  views: z.number(),
  starts: z.number(),
  completions: z.number(),
  abandons: z.number(),
  /** Attempts that left an address. */
  leads: z.number(),
  /** Per cent of starts; null before the first. */
  completionRate: z.nullable(z.number()),
  meanPercentage: z.nullable(z.number()),
  passed: z.nullable(z.number()),
})
export type PeriodFigures = Output<typeof periodFigures>

export const deckOverview = z.extend(periodFigures, {
  /** IANA: of the days. */
  tz: z.string(),
  /** As many days that lie directly before; null without a first day. */
  before: z.nullable(periodFigures),
  medianPercentage: z.nullable(z.number()),
  /** Times are counted in steps: half a second below 10, then at most a tenth of the time. */
  medianSeconds: z.nullable(z.number()),
  days: z.array(z.object({ day: z.string(), starts: z.number(), completions: z.number() })),
  /** Completed attempts in ten equal bands of per cent. */
  scores: z.array(z.number()),
  devices: z.array(z.object({ device: z.string(), count: z.number() })),
})
export type DeckOverview = Output<typeof deckOverview>

const funnelSlide = z.object({
  slideId: z.string(),
  slideSeq: z.number(),
  template: z.string(),
  heading: z.string(),
  isQuestion: z.boolean(),
  /** Started attempts that came to it, that answered it, and that went on to another or to the end. */
  reached: z.number(),
  answered: z.number(),
  left: z.number(),
  /** Incomplete attempts that are here, without activity for 30 minutes; and their per cent of those who came. */
  droppedOff: z.number(),
  dropOffRate: z.nullable(z.number()),
  /** Per cent of those who left here that had seen it for less than three seconds; null where the players of few told it. */
  quickShare: z.nullable(z.number()),
  /** Visible time; of a slide without a question where the player told it. */
  medianSeconds: z.nullable(z.number()),
  /** Clicks on its links. */
  links: z.number(),
  /** Those of `versions` that don't have the slide: their attempts can't reach it. */
  missingIn: z.array(z.number()),
})
export const deckFunnel = z.object({
  starts: z.number(),
  completions: z.number(),
  /** Versions whose attempts are added up, oldest first. */
  versions: z.array(z.number()),
  /** Of the requested version, else of the newest. */
  slides: z.array(funnelSlide),
})
export type DeckFunnel = Output<typeof deckFunnel>
export type FunnelSlide = Output<typeof funnelSlide>

const itemOption = z.object({
  key: z.string(),
  label: z.string(),
  correct: z.boolean(),
  count: z.number(),
  /** Per cent of those who answered. */
  share: z.nullable(z.number()),
  /**
   * Share choosing it among the best 27 % by all points, minus that among the worst, −1 … 1; null under 20 completed
   * attempts.
   */
  upperLower: z.nullable(z.number()),
})
const deckItem = z.object({
  slideId: z.string(),
  slideSeq: z.number(),
  template: z.string(),
  question: z.string(),
  /** Marked answers, one per person. */
  marked: z.number(),
  correct: z.number(),
  /** Mean ÷ maximum, in per cent; null under 20 marked answers, as are the others. */
  facility: z.nullable(z.number()),
  /** Corrected item-rest correlation; null also where nothing varies. */
  discrimination: z.nullable(z.number()),
  /** Mean share of the best 27 % by all points, minus that of the worst, −1 … 1; of completed attempts. */
  upperLower: z.nullable(z.number()),
  flags: z.array(z.enum(itemFlags)),
  /** Wrong ones are the distractors; empty where nothing is chosen. */
  options: z.array(itemOption),
})
export const deckItems = z.object({
  /** Completed attempts with marked answers, one per person. */
  attempts: z.number(),
  /** Cronbach's alpha; an unanswered question earns nothing. Null under 20 attempts and under two questions. */
  alpha: z.nullable(z.number()),
  items: z.array(deckItem),
})
export type DeckItems = Output<typeof deckItems>
export type DeckItem = Output<typeof deckItem>

/** Attempts by what they have in common. */
const groupFigures = {
  starts: z.number(),
  completions: z.number(),
  abandons: z.number(),
  /** Per cent of starts. */
  completionRate: z.number(),
  meanPercentage: z.nullable(z.number()),
  /** Of completed attempts. */
  meanSeconds: z.nullable(z.number()),
}
/** ISO 3166-1 alpha-2; '' where unknown. */
export const countryRow = z.object({ country: z.string(), ...groupFigures })
export const deviceRow = z.object({ device: z.string(), ...groupFigures })
export type CountryRow = Output<typeof countryRow>
export type DeviceRow = Output<typeof deviceRow>
