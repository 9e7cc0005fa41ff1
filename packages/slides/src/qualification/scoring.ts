import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { unmarked } from '../parts/marking/unmarked.ts'
import { qualification } from './definition.ts'

type QualificationData = DataOfDefinition<typeof qualification>
type QualificationAnswer = AnswerByKind['qualification']
export type QualificationPlay = PublicOf<typeof qualification.fields>

export const qualificationScoring: SlideScoring<QualificationData, QualificationAnswer, QualificationPlay> = {
  prepare: () => () => unmarked,
  redact: (data) => withoutSecrets(qualification.fields, data),
  solution: () => [],
}
