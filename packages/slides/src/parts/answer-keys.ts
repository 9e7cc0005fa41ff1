import type { Answer } from '@deckle/core/deck/slide.ts'

/** The keys under which an answer is counted in a distribution: option ids, a rating's value, '' for a text. */
export function answerKeys(answer: Answer): readonly string[] {
  switch (answer.kind) {
    case 'trueFalse':
    case 'singleSelect':
      return [answer.option]
    case 'multiSelect':
      return [...new Set(answer.options)]
    case 'rating':
      return [String(answer.value)]
    case 'openAnswer':
      return ['']
  }
}
