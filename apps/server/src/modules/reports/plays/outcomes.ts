import { groupBy } from '../../../platform/group-by.ts'
import { shareOf } from '@deckle/core/report/report.ts'
import type { reports } from '@deckle/core/report/reports/reports.ts'
import { byQuestion } from './by-question.ts'
import { countOutcomes } from './queries-outcomes.ts'

type Groups = (typeof reports)['outcomes']['groups']

/** In the deck's order; those that only older versions have come last, under their ids. */
export const outcomes = {
  outcome: byQuestion<Groups['outcome']>(async (play, decks) => {
    const counts = groupBy(
      await countOutcomes(
        play,
        decks.map(({ id }) => id),
      ),
      ({ deck_id }) => deck_id,
    )
    return decks.flatMap((deck) => {
      const found = new Map((counts.get(deck.id) ?? []).map(({ outcome_id, count }) => [outcome_id, count]))
      const all = [...found.values()].reduce((sum, count) => sum + count, 0)
      if (all === 0) return []
      const known = deck.content.outcomes.map(({ id, title }) => ({ id, title }))
      const older = [...found.keys()].filter((id) => known.every((one) => one.id !== id)).toSorted()
      return [...known, ...older.map((id) => ({ id, title: id }))].map(({ id, title }) => ({
        deck_id: deck.id,
        deck: deck.name,
        outcome: title,
        count: found.get(id) ?? 0,
        share: shareOf(found.get(id) ?? 0, all),
      }))
    })
  }),
}
