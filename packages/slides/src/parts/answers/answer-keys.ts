import type { Answer } from '@deckle/core/deck/slide.ts'

/**
 * The keys that an answer is counted under in a distribution: option ids, the first-ranked option, a rating's value, a
 * result, '' for a text or file.
 */
export function answerKeys(answer: Answer): readonly string[] {
  switch (answer.kind) {
    case 'trueFalse':
    case 'singleSelect':
    case 'scoreSelect':
    case 'taggedSelect':
      return [answer.option]
    case 'multiSelect':
      return [...new Set(answer.options)]
    case 'brancher':
      return [...new Set(answer.clicked)]
    case 'ranking':
      return answer.order.slice(0, 1)
    case 'rating':
      return [String(answer.value)]
    case 'qualification':
      return [answer.result]
    case 'openAnswer':
    case 'fillInTheBlank':
    case 'rangeSelect':
    case 'uploader':
      return ['']
  }
}
