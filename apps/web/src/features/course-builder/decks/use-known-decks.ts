import type { CourseDeckFacts } from '@deckle/contract/courses.ts'
import type { DeckRow } from '@deckle/contract/decks.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useBuilder } from '../builder-context.ts'
import { factsQuery, firstFacts } from '../queries.ts'

export type KnownDeck = Pick<DeckRow, 'id' | 'name' | 'readerType' | 'slides' | 'can'>

/** Shows decks that were just added by their names, until the server tells more. */
export function useKnownDecks() {
  const client = useQueryClient()
  const { course } = useBuilder()
  return (decks: readonly KnownDeck[]) =>
    void client.setQueryData<readonly CourseDeckFacts[]>(factsQuery(course.id).queryKey, (old = []) => [
      ...old.filter(({ id }) => !decks.some((deck) => deck.id === id)),
      ...decks.map(firstFacts),
    ])
}
