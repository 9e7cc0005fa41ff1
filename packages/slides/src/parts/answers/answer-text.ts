import type { Answer, AnswerByKind } from '@deckle/core/deck/slide.ts'
import { answerKeys } from './answer-keys.ts'

/**
 * The names of what was chosen, or the text itself.
 * @param labels names by key; a key without a name stands for itself
 */
export function answerText(answer: Answer, labels: ReadonlyMap<string, string>): string {
  switch (answer.kind) {
    case 'openAnswer':
      return answer.text
    case 'fillInTheBlank':
      return answer.texts.join('; ')
    case 'uploader':
      return answer.name
    case 'rangeSelect':
      return rangeText(answer, labels)
    case 'ranking':
      return named(answer.order, labels)
    default:
      return named(answerKeys(answer), labels)
  }
}

function named(keys: readonly string[], labels: ReadonlyMap<string, string>): string {
  return keys.map((key) => labels.get(key) ?? key).join('; ')
}

/** "Price: 20; Years: 3 = 60", in the order of the labels. */
function rangeText({ values, result }: AnswerByKind['rangeSelect'], labels: ReadonlyMap<string, string>): string {
  const known = [...labels.keys()].filter((id) => Object.hasOwn(values, id))
  const others = Object.keys(values).filter((id) => !labels.has(id))
  const listed = [...known, ...others].map((id) => `${labels.get(id) ?? id}: ${values[id]}`)
  return listed.join('; ') + (result === null ? '' : ` = ${result}`)
}
