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
import { currentSlide, type EditorState, type EditorStore } from './state/editor-store.ts'
import type { Session } from './state/session.ts'

export type EditorTab = 'content' | 'properties' | 'design' | 'publish' | 'analytics'

/** The address of a deck's tab; the slide is part of it, so that a link opens what the sender saw. */
export const tabPaths: Readonly<Record<EditorTab, string>> = {
  content: 'contentEditor',
  properties: 'propertiesEditor',
  design: 'designEditor',
  publish: 'publishViewer',
  analytics: 'analyticsViewer',
}

/** What every part of the editor works with. */
export interface Editor extends Session {
  readonly deck: Deck
  readonly canEdit: boolean
  readonly goToTab: (tab: EditorTab) => void
  /** Opens the tab and the slide that a path belongs to ('' for the deck as a whole), and the field at the path. */
  readonly goToPlace: (slideId: string, path?: string) => void
  readonly openPreview: (slideId?: string) => void
  readonly openShortcuts: () => void
  readonly openFlowMap: () => void
  /** Opens the dialog that shares the deck with colleagues. */
  readonly openSharing: () => void
  /** Opens the version history, at a version by its id where one is given. */
  readonly openHistory: (versionId?: string) => void
  /** Replaces what is known of the deck beside its content: publication, owner. */
  readonly setDeck: (deck: Deck) => void
  /** Publication settings are changed on the screen and not in force: the header must not say that all is saved. */
  readonly hasUnsavedSettings: boolean
  readonly setUnsavedSettings: (isUnsaved: boolean) => void
  /** Words of the editor's section, for commands. */
  readonly say: Words<'editor'>
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('No deck is being edited here')
  return editor
}

/** A part of the editor's state; draws again when it changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select)
}

export const useContent = (): DeckContent => useEditorState((state) => state.history.present.content)
export const useReaderType = (): ReaderType => useEditorState((state) => state.history.present.content.readerType)
export const useCurrentSlide = (): Slide => useEditorState((state) => currentSlide(state.history.present) as Slide)

/** What is on the screen beside what is live, saved or not. */
export function usePublicationState(): PublicationState {
  const { deck } = useEditor()
  return useEditorState(({ history }) => {
    const isOutdated = deck.publication?.outdated || !isSameContent(history.present.content, deck.content)
    return publicationState(deck.publication !== null, isOutdated)
  })
}

/** Applies edits; a no-op where the deck may only be looked at. */
export function useEdit(): EditorStore['edit'] {
  const { store, canEdit } = useEditor()
  return canEdit ? store.edit : refuse
}

const refuse = (_edit: DeckEdit) => false
