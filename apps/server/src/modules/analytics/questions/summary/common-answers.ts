import type { AnswerSummary } from '@deckle/contract/analytics.ts'
import type { SampledAnswer } from '../queries.ts'

/** Of right and of wrong ones each. */
const MOST = 10

/** What was filled in most often. Case and spaces around and between do not count; the latest way of writing is shown. */
export function commonAnswers(sample: readonly Pick<SampledAnswer, 'text' | 'correct'>[]): AnswerSummary['common'] {
  const groups = new Map<string, AnswerSummary['common'][number]>()
  for (const { text, correct } of sample) {
    const written = text.normalize('NFC').replace(/\s+/g, ' ').trim()
    if (written.replaceAll(/[;\s]/g, '') === '') continue
    const key = `${correct} ${written.toLowerCase()}`
    const group = groups.get(key) ?? { text: written, answers: 0, correct }
    groups.set(key, { ...group, answers: group.answers + 1 })
  }
  const sorted = [...groups.values()].sort((one, other) => other.answers - one.answers)
  return [true, false, null]
    .flatMap((correct) => sorted.filter((one) => one.correct === correct).slice(0, MOST))
    .sort((one, other) => other.answers - one.answers)
}
