import { isBlank } from '@deckle/core/text/is-blank.ts'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { maskAnswer } from '@deckle/core/text/mask.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { unmarked } from '../parts/marking/unmarked.ts'
import { inputField } from './definition.ts'

/** Only the mask of the expected answer is sent (product.md §2). */
export type InputFieldPlay = PublicOf<typeof inputField.fields> & { readonly placeholder: string }

export const inputFieldScoring: SlideScoring<
  DataOfDefinition<typeof inputField>,
  AnswerByKind['openAnswer'],
  InputFieldPlay
> = {
  prepare:
    () =>
    ({ text }) =>
      isBlank(text) ? null : unmarked,
  redact: (data) => ({ ...withoutSecrets(inputField.fields, data), placeholder: maskAnswer(data.answer) }),
  solution: () => [],
}
