import type { Deck } from '@deckle/contract/decks.ts'
import { type MergeConflict, mergeDecks } from '@deckle/core/deck/changes/merge.ts'
import { isSameContent } from '@deckle/core/deck/changes/diff.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import {
  type DocumentRules,
  type DraftSession,
  type SessionPorts as Ports,
  startSession,
} from '../../../lib/draft/session.ts'
import { createEditorStore, type EditorStore } from './editor-store.ts'

export interface Session extends DraftSession<DeckContent> {
  readonly store: EditorStore
}

export type SessionPorts = Ports<DeckContent, MergeConflict>

const rules: DocumentRules<DeckContent, MergeConflict> = {
  merge: (base, mine, theirs) => {
    const { merged, conflicts } = mergeDecks(base, mine, theirs)
    return { content: merged, conflicts }
  },
  isSame: isSameContent,
}

/** Opens a deck for editing. */
export async function openSession(
  deck: Pick<Deck, 'id' | 'revision' | 'content'>,
  ports: SessionPorts,
): Promise<Session> {
  const store = createEditorStore(deck.content)
  const draft = {
    content: () => store.getState().history.present.content,
    subscribe: (onChange: () => void) => store.subscribe(onChange),
    load: (content: DeckContent) => void store.edit({ type: 'load', content }),
    adopt: store.adopt,
    setSave: store.setSave,
  }
  return { store, ...(await startSession(deck, draft, rules, ports)) }
}
