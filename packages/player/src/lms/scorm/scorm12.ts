import { clip } from './values/clip.ts'
import type { Interaction } from './interactions.ts'
import { isCounted, isNormal } from './values/is-counted.ts'
import { learnerKey } from './values/learner-key.ts'
import { numberIn } from './values/number-in.ts'
import type { ProgressReport } from '../port/port.ts'
import { names12 } from './scorm-api.ts'
import type { Elements, Vocabulary } from './vocabulary.ts'
import { timeOfDay, timeSpan } from './values/times.ts'

/** SCORM 1.2: one status for success and completion, texts of 255 characters, spans as HHHH:MM:SS. */
export const vocabulary12: Vocabulary = {
  names: names12,
  suspendLimit: 4096,
  before: (get) => {
    const status = get('cmi.core.lesson_status')
    const mode = get('cmi.core.lesson_mode')
    const completed = ['completed', 'passed', 'failed'].includes(status)
    const counted = isCounted(mode, get('cmi.core.credit'))
    return {
      suspendData: get('cmi.suspend_data'),
      learner: learnerKey(get('cmi.core.student_id')),
      language: get('cmi.student_preference.language'),
      isCounted: counted,
      keepsPlace: counted || (isNormal(mode) && !completed),
      passMark: numberIn(get('cmi.student_data.mastery_score'), 0, 100),
      completed,
      success: status === 'passed' || status === 'failed' ? status : null,
      score: numberIn(get('cmi.core.score.raw'), -Infinity, Infinity),
    }
  },
  result: (report) => [
    ...(report.score === null
      ? []
      : ([
          ['cmi.core.score.raw', String(report.score)],
          ['cmi.core.score.min', '0'],
          ['cmi.core.score.max', '100'],
        ] as const)),
    ['cmi.core.lesson_status', statusOf(report)],
  ],
  place: ({ location, suspendData }) => [
    ['cmi.core.lesson_location', clip(location, 255)],
    ['cmi.suspend_data', suspendData],
  ],
  time: (sessionMs) => [['cmi.core.session_time', timeSpan(sessionMs)]],
  suspend: [['cmi.core.exit', 'suspend']],
  interaction,
  // Interactions are write-only: only their number can be read.
  lines: (get) => Array.from({ length: Number(get('cmi.interactions._count')) || 0 }, () => ''),
}

function statusOf({ completed, success }: ProgressReport): string {
  if (success === 'passed' || success === 'failed') return success
  return completed ? 'completed' : 'incomplete'
}

function interaction(one: Interaction, line: number): Elements {
  const at = `cmi.interactions.${line}`
  return [
    [`${at}.id`, one.id],
    [`${at}.time`, timeOfDay(one.at)],
    [`${at}.type`, typeOf(one)],
    ...one.correct
      .slice(0, 10)
      .map((parts, n) => [`${at}.correct_responses.${n}.pattern`, clip(patternOf(one, parts), 255)] as const),
    ...(one.weighting === null ? [] : ([[`${at}.weighting`, String(one.weighting)]] as const)),
    [`${at}.student_response`, clip(patternOf(one, one.response), 255)],
    [`${at}.result`, one.result === 'incorrect' ? 'wrong' : one.result],
    [`${at}.latency`, timeSpan(one.latencyMs)],
  ]
}

/** The nearest SCORM 1.2 type. */
function typeOf({ type, response }: Interaction): string {
  if (type === 'long-fill-in') return 'fill-in'
  if (type === 'other') return 'performance'
  // A likert value may have one character only.
  if (type === 'likert' && response.some((part) => part.length > 1)) return 'numeric'
  return type
}

function patternOf({ type, steps }: Interaction, parts: readonly string[]): string {
  if (type === 'true-false') return parts[0] === 'true' ? 't' : 'f'
  return parts.map((part, n) => (steps ? `${steps[n] ?? ''}.${part}` : part)).join(',')
}
