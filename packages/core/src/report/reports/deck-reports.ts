import type { ReportDefinition } from './definition.ts'
import { course, day, deck, enrolments, finished, month, plays, question } from './parts.ts'

const sees = 'deck.analytics'
const filters = ['deck', 'name', 'reader_type', 'owner', 'published', 'source', 'device', 'country', 'team'] as const

const results = { completions: 'count', percentage: 'percent', passed: 'count', failed: 'count' } as const
const times = { completions: 'count', seconds: 'seconds', total_seconds: 'seconds' } as const

/** Reports of what is played. */
export const deckReports = {
  overview: { sees, filters, groups: { total: plays, day: { ...day, ...plays }, month: { ...month, ...plays } } },
  content_performance: {
    sees,
    filters,
    groups: {
      deck: { ...deck, reader_type: 'text', ...plays },
      reader_type: { reader_type: 'text', decks: 'count', ...plays },
      owner: { user_id: 'id', user: 'text', decks: 'count', ...plays },
    },
  },
  completions: {
    sees,
    filters,
    groups: {
      day: { ...day, ...finished },
      month: { ...month, ...finished },
      deck: { ...deck, ...finished },
      course: { ...course, ...enrolments },
    },
  },
  assessment_scores: {
    sees,
    filters,
    groups: {
      deck: { ...deck, ...results },
      /** Completed attempts in ten equal bands; 100 is in the last. */
      score_band: { from: 'percent', to: 'percent', completions: 'count', share: 'percent' },
      day: { ...day, ...results },
      month: { ...month, ...results },
    },
  },
  /** Questions that are marked; null under 20 answers (decisions.md §5). */
  question_difficulty: {
    sees,
    filters,
    groups: {
      question: {
        ...question,
        answered: 'count',
        facility: 'percent',
        discrimination: 'number',
        flag: 'text',
      },
    },
  },
  response_distribution: {
    sees,
    filters,
    groups: { option: { ...question, answer: 'text', count: 'count', share: 'percent' } },
  },
  /** `left`: was there last, and not for 30 minutes. `versions`: numbers of the played versions that have the slide. */
  dropoff: {
    sees,
    filters,
    groups: {
      deck: { ...deck, starts: 'count', completions: 'count', left: 'count', share: 'percent' },
      slide: { ...question, versions: 'text', reached: 'count', left: 'count', share: 'percent', seconds: 'seconds' },
    },
  },
  time_spent: {
    sees,
    filters,
    groups: { deck: { ...deck, ...times }, day: { ...day, ...times }, month: { ...month, ...times } },
  },
  survey_summary: {
    sees,
    filters,
    groups: {
      question: { ...question, answered: 'count', mean: 'number', answer: 'text', share: 'percent' },
    },
  },
  /** Ratings of ten stars: 9 and 10 promote, 1 to 6 detract; `nps` is the difference of their shares, −100 to 100. */
  nps: {
    sees,
    filters,
    groups: {
      question: {
        ...question,
        answered: 'count',
        promoters: 'count',
        passives: 'count',
        detractors: 'count',
        nps: 'number',
      },
    },
  },
  outcomes: {
    sees,
    filters,
    groups: { outcome: { ...deck, outcome: 'text', count: 'count', share: 'percent' } },
  },
  sources: {
    sees,
    filters,
    groups: {
      source: { origin: 'text', ...plays },
      campaign: { origin: 'text', medium: 'text', campaign: 'text', ...plays },
    },
  },
  /** Only where the plan has it. */
  geo: { sees, filters, groups: { country: { country: 'text', ...plays } } },
  devices: { sees, filters, groups: { device: { device: 'text', ...plays } } },
} as const satisfies Readonly<Record<string, ReportDefinition>>
