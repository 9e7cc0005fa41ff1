import { clip } from './values/clip.ts'
import type { Interaction } from './interactions.ts'
import { isCounted, isNormal } from './values/is-counted.ts'
import { learnerKey } from './values/learner-key.ts'
import { numberIn } from './values/number-in.ts'
import { names2004 } from './scorm-api.ts'
import type { Elements, Vocabulary } from './vocabulary.ts'
import { isoInterval, isoMoment } from './values/times.ts'

/** SCORM 2004, 4th edition: success beside completion, a scaled score, ISO 8601 times, parts of a response between `[,]`. */
export const vocabulary2004: Vocabulary = {
  names: names2004,
  suspendLimit: 64_000,
  before: (get) => {
    const success = get('cmi.success_status')
    const hasSuccess = success === 'passed' || success === 'failed'
    const completed = get('cmi.completion_status') === 'completed'
    const mode = get('cmi.mode')
    const counted = isCounted(mode, get('cmi.credit'))
    const scaled = numberIn(get('cmi.score.scaled'), -1, 1)
    const passing = numberIn(get('cmi.scaled_passing_score'), -1, 1)
    return {
      suspendData: get('cmi.suspend_data'),
      learner: learnerKey(get('cmi.learner_id')),
      language: get('cmi.learner_preference.language'),
      isCounted: counted,
      keepsPlace: counted || (isNormal(mode) && !completed && !hasSuccess),
      // Scores are never negative.
      passMark: passing === null ? null : Math.max(0, Math.round(passing * 1e6) / 1e4),
      completed,
      success: hasSuccess ? success : null,
      score: scaled === null ? null : Math.round(scaled * 1e6) / 1e4,
    }
  },
  result: (report) => [
    ...(report.score === null
      ? []
      : ([
          ['cmi.score.scaled', String(Math.round(report.score * 1e4) / 1e6)],
          ['cmi.score.raw', String(report.score)],
          ['cmi.score.min', '0'],
          ['cmi.score.max', '100'],
        ] as const)),
    ...(report.success === null ? [] : ([['cmi.success_status', report.success]] as const)),
    ['cmi.completion_status', report.completed ? 'completed' : 'incomplete'],
    ['cmi.progress_measure', String(report.completed ? 1 : Math.round(report.progress * 1000) / 1000)],
  ],
  place: ({ location, suspendData }) => [
    ['cmi.location', clip(location, 1000)],
    ['cmi.suspend_data', suspendData],
  ],
  time: (sessionMs) => [['cmi.session_time', isoInterval(sessionMs)]],
  suspend: [['cmi.exit', 'suspend']],
  interaction,
  lines: (get) =>
    Array.from({ length: Number(get('cmi.interactions._count')) || 0 }, (_, line) =>
      get(`cmi.interactions.${line}.id`),
    ),
}

function interaction(one: Interaction, line: number): Elements {
  const at = `cmi.interactions.${line}`
  return [
    [`${at}.id`, one.id],
    [`${at}.type`, one.type],
    [`${at}.timestamp`, isoMoment(one.at)],
    [`${at}.description`, clip(plain(one.description), 250)],
    ...correctPatterns(one).map((pattern, n) => [`${at}.correct_responses.${n}.pattern`, pattern] as const),
    ...(one.weighting === null ? [] : ([[`${at}.weighting`, String(one.weighting)]] as const)),
    [`${at}.learner_response`, patternOf(one, one.response)],
    [`${at}.result`, one.result],
    [`${at}.latency`, isoInterval(one.latencyMs)],
  ]
}

/** Types with at most one right pattern. */
const single: readonly Interaction['type'][] = ['true-false', 'likert', 'numeric']

function correctPatterns(one: Interaction): readonly string[] {
  const { type, correct } = one
  // Alternatives side by side in the type's single pattern.
  if (type === 'other')
    return correct.length > 0 ? [clip(plain(correct.map((parts) => parts.join(', ')).join(' | ')), 4000)] : []
  const rules = type === 'fill-in' ? '{case_matters=false}{order_matters=true}' : ''
  return correct.slice(0, single.includes(type) ? 1 : 10).map((parts) => rules + patternOf(one, parts))
}

function patternOf({ type, steps }: Interaction, parts: readonly string[]): string {
  if (type === 'long-fill-in' || type === 'other') return clip(plain(parts.join(', ')), 4000)
  const written = type === 'fill-in' ? parts.map((part) => clip(plain(part), 250)) : parts
  return written.map((part, n) => (steps ? `${steps[n] ?? ''}[.]${part}` : part)).join('[,]')
}

/** On one line, without the standard's delimiters: `[,]`, `{lang=…}`. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\[([,.:])\]/g, '[ $1 ]')
    .replace(/^\{/, '({')
}
