import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { unmarked } from '../parts/marking/unmarked.ts'
import { taggedSelect } from './definition.ts'

type TaggedSelectPlay = PublicOf<typeof taggedSelect.fields>

/** A chosen option adds 1 to each of its tags (decisions.md §2, "Scoring"). */
export const taggedSelectScoring: SlideScoring<
  DataOfDefinition<typeof taggedSelect>,
  AnswerByKind['taggedSelect'],
  TaggedSelectPlay
> = {
  prepare: (data) => {
    const known = new Set(data.taggedselect.map(({ id }) => id))
    return ({ option }) => (known.has(option) ? unmarked : null)
  },
  redact: (data) => withoutSecrets(taggedSelect.fields, data),
  solution: () => [],
  tags: (data, answer) =>
    answer
      ? (data.taggedselect.find(({ id }) => id === answer.option)?.tags ?? [])
      : [...new Set(data.taggedselect.flatMap(({ tags }) => tags))],
}
