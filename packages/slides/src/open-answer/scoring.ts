import { isBlank } from '@deckle/core/text/is-blank.ts'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { unmarked } from '../parts/marking/unmarked.ts'
import { openAnswer } from './definition.ts'

export type OpenAnswerPlay = PublicOf<typeof openAnswer.fields>

export const openAnswerScoring: SlideScoring<
  DataOfDefinition<typeof openAnswer>,
  AnswerByKind['openAnswer'],
  OpenAnswerPlay
> = {
  prepare:
    () =>
    ({ text }) =>
      isBlank(text) ? null : unmarked,
  redact: (data) => withoutSecrets(openAnswer.fields, data),
  solution: () => [],
}
