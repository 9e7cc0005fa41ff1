import type { Answer } from '@deckle/core/deck/slide.ts'

/** The keys under which an answer is counted in a distribution: option ids, a rating's value, '' for a text. */
export function answerKeys(answer: Answer): readonly string[] {
  if (answer.kind === 'openAnswer') return ['']
  if (answer.kind === 'rating') return [String(answer.value)]
  return answer.kind === 'multiSelect' ? [...new Set(answer.options)] : [answer.option]
}
