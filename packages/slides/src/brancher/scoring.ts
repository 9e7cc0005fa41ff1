import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { unmarked } from '../parts/marking/unmarked.ts'
import { brancher } from './definition.ts'

type BrancherData = DataOfDefinition<typeof brancher>
type BrancherAnswer = AnswerByKind['brancher']
export type BrancherPlay = PublicOf<typeof brancher.fields>

export const brancherScoring: SlideScoring<BrancherData, BrancherAnswer, BrancherPlay> = {
  prepare: ({ popupitems }) => {
    const known = new Set(popupitems.map(({ id }) => id))
    return ({ option, clicked }) => (clicked.includes(option) && clicked.every((id) => known.has(id)) ? unmarked : null)
  },
  redact: (data) => withoutSecrets(brancher.fields, data),
  solution: () => [],
}
