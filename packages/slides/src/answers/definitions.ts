import type { AnswerKind } from '@deckle/core/deck/slide.ts'
import type { AnswerDefinition } from './aspects.ts'
import { brancher } from './brancher/definition.ts'
import { fillInTheBlank } from './fill-in-the-blank/definition.ts'
import { multiSelect } from './multi-select/definition.ts'
import { openAnswer } from './open-answer/definition.ts'
import { qualification } from './qualification/definition.ts'
import { rangeSelect } from './range-select/definition.ts'
import { ranking } from './ranking/definition.ts'
import { rating } from './rating/definition.ts'
import { scoreSelect } from './score-select/definition.ts'
import { singleSelect } from './single-select/definition.ts'
import { taggedSelect } from './tagged-select/definition.ts'
import { trueFalse } from './true-false/definition.ts'
import { uploader } from './uploader/definition.ts'

export const answerDefinitions: { readonly [K in AnswerKind]: AnswerDefinition<K> } = {
  openAnswer,
  trueFalse,
  singleSelect,
  multiSelect,
  rating,
  scoreSelect,
  taggedSelect,
  rangeSelect,
  qualification,
  fillInTheBlank,
  uploader,
  brancher,
  ranking,
}
