import type { Deck } from '@deckle/contract/decks.ts'
import type { DeckEdit } from '@deckle/core/deck/edit/apply-edit.ts'
import { isSameContent } from '@deckle/core/deck/changes/diff.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { type PublicationState, publicationState } from '../../deck/publication-state.ts'
import type { Words } from '../../words/use-words.ts'
import { currentSlide, type EditorState } from './state/editor-state.ts'
import type { EditorStore } from './state/editor-store.ts'
import type { Session } from './state/session.ts'

export type EditorTab = 'content' | 'properties' | 'design' | 'publish' | 'analytics'

/** Path of a deck's tab. The slide is part of the URL, so that a shared link opens the same slide. */
export const tabPaths: Readonly<Record<EditorTab, string>> = {
  content: 'contentEditor',
  properties: 'propertiesEditor',
  design: 'designEditor',
  publish: 'publishViewer',
  analytics: 'analyticsViewer',
}

export interface PublishRequest {
  readonly isOpen: boolean
  readonly close: () => void
}

export interface Editor extends Session {
  readonly deck: Deck
  readonly canEdit: boolean
  readonly goToTab: (tab: EditorTab) => void
  /** Opens the tab and slide that a path belongs to ('' for the deck as a whole) and focuses its field. */
  readonly goToPlace: (slideId: string, path?: string) => void
  readonly openPreview: (slideId?: string) => void
  readonly openShortcuts: () => void
  readonly openFlowMap: () => void
  readonly openSharing: () => void
  /** Opens the publish tab, which publishes if the checklist has no findings. */
  readonly publish: () => void
  readonly publishRequest: PublishRequest
  /** Opens the version history, at a version if an id is passed. */
  readonly openHistory: (versionId?: string) => void
  /** Replaces the deck's data outside its content: publication, owner. */
  readonly setDeck: (deck: Deck) => void
  /** Publication settings were changed but not saved: the header must not report that everything is saved. */
  readonly hasUnsavedSettings: boolean
  readonly setUnsavedSettings: (isUnsaved: boolean) => void
  readonly words: Words<'editor'>
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('No deck is being edited here')
  return editor
}

/** Draws again when the selected part changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select)
}

export const useContent = (): DeckContent => useEditorState((state) => state.history.present.content)
export const useReaderType = (): ReaderType => useEditorState((state) => state.history.present.content.readerType)
export const useCurrentSlide = (): Slide => useEditorState((state) => currentSlide(state.history.present) as Slide)

/** The draft compared with the published version, including unsaved changes. */
export function usePublicationState(): PublicationState {
  const { deck } = useEditor()
  return useEditorState(({ history }) => {
    const isOutdated = deck.publication?.outdated || !isSameContent(history.present.content, deck.content)
    return publicationState(deck.publication !== null, isOutdated)
  })
}

/** Applies edits; a no-op on a deck that the user may only view. */
export function useEdit(): EditorStore['edit'] {
  const { store, canEdit } = useEditor()
  return canEdit ? store.edit : refuse
}

const refuse = (_edit: DeckEdit) => false
