import type { AnswerByKind, Mark } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { shuffled } from '../parts/marking/shuffled.ts'
import { ranking } from './definition.ts'

type RankingData = DataOfDefinition<typeof ranking>
/** The options shuffled, never in the right order. */
export type RankingPlay = PublicOf<typeof ranking.fields>

export const rankingScoring: SlideScoring<RankingData, AnswerByKind['ranking'], RankingPlay> = {
  prepare: prepareRanking,
  redact: (data) => {
    const open = withoutSecrets(ranking.fields, data)
    const places = new Map(shownOrder(open.options.map(({ id }) => id)).map((id, at) => [id, at]))
    return { ...open, options: [...open.options].sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)) }
  },
  asWritten: (data) => withoutSecrets(ranking.fields, data),
  solution: idsIn,
}

function idsIn({ options }: RankingData): readonly string[] {
  return options.map(({ id }) => id)
}

/**
 * Right is exactly one order; an answer that is not an order of all options does not belong to the slide. With partial
 * credit each pair of options in its right order adds its share and each other pair subtracts one, down to 0: Kendall's
 * rank correlation (tau a; Kendall, "A New Measure of Rank Correlation", Biometrika 30, 1938).
 */
function prepareRanking(
  { options, partialCredit }: RankingData,
  weight: number,
): (answer: AnswerByKind['ranking']) => Mark | null {
  const rights = new Map(options.map(({ id }, at) => [id, at]))
  const pairs = (options.length * (options.length - 1)) / 2
  const right: Mark = { correct: true, earned: weight, possible: weight }
  return ({ order }) => {
    const places = order.flatMap((id) => rights.get(id) ?? [])
    if (places.length !== options.length || order.length !== options.length) return null
    if (new Set(places).size !== places.length) return null
    const wrong = pairsOutOfOrder(places)
    if (wrong === 0) return right
    return {
      correct: false,
      earned: partialCredit ? weight * Math.max(0, 1 - (2 * wrong) / pairs) : 0,
      possible: weight,
    }
  }
}

function pairsOutOfOrder(places: readonly number[]): number {
  return places.reduce((sum, place, at) => sum + places.slice(at + 1).filter((later) => later < place).length, 0)
}

/**
 * The order shown to players: the same each time, derived from the ids alone, so that it does not reveal the right one.
 * Never the right order where another is possible.
 */
function shownOrder(ids: readonly string[]): readonly string[] {
  const mixed = shuffled([...ids].sort())
  return mixed.every((id, at) => id === ids[at]) ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed
}
