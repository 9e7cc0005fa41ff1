import { joinTexts } from '@deckle/core/text/joined-texts.ts'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { AnswerValues } from '../aspects.ts'

export const rangeSelectValues: AnswerValues<'rangeSelect'> = {
  keys: null,
  text: rangeText,
}

/** "Price: 20; Years: 3 = 60", in the order of the labels. */
function rangeText({ values, result }: AnswerByKind['rangeSelect'], labels: ReadonlyMap<string, string>): string {
  const known = [...labels.keys()].filter((id) => Object.hasOwn(values, id))
  const others = Object.keys(values).filter((id) => !labels.has(id))
  const listed = [...known, ...others].map((id) => `${labels.get(id) ?? id}: ${values[id]}`)
  return joinTexts(listed) + (result === null ? '' : ` = ${result}`)
}
