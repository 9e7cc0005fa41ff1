import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Session } from '../state/session.ts'

/**
 * Makes the draft equal to a version as one undo step, and saves it as a new revision. `undo` returns false if
 * something was changed since.
 */
export function putVersion(
  { store, autosave }: Pick<Session, 'store' | 'autosave'>,
  content: DeckContent,
): { readonly undo: () => boolean } {
  store.edit({ type: 'load', content })
  const put = store.getState().history.present.content
  void autosave.flush()
  return {
    undo: () => {
      const isLast = store.getState().history.present.content === put
      if (isLast) store.undo()
      return isLast
    },
  }
}
