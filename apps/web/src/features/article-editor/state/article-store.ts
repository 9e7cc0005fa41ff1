import type { ArticleContent } from '@deckle/core/article/article.ts'
import { Editor } from '@tiptap/react'
import { Placeholder } from '@tiptap/extensions'
import { createStore, type StoreApi } from 'zustand'
import type { SaveState } from '../../../lib/draft/autosave-types.ts'
import { makeId } from '../../../lib/make-id.ts'
import { editorDocument } from '../document/editor-nodes.ts'
import { articleExtensions } from '../schema/extensions.ts'
import { blockCommands } from '../writing/block-commands.ts'
import { createSuggestionList, type SuggestionList, Suggestions } from '../writing/suggestions.ts'
import { bodyOf, rememberBody } from './body-of.ts'
import { putBody } from './put-body.ts'

/** Milliseconds after which what is typed is read from the editor. */
const READ_AFTER = 40

export interface ArticleState {
  /** Behind the editor by a moment. */
  readonly content: ArticleContent
  readonly save: { readonly state: SaveState; readonly reason?: string }
}

export type ArticleFields = Omit<ArticleContent, 'body'>

export interface ArticleStore extends StoreApi<ArticleState> {
  readonly editor: Editor
  /** The list of blocks or people that is open in the text. */
  readonly suggestions: SuggestionList
  readonly set: (fields: Partial<ArticleFields>) => void
  /** With all that is typed. */
  readonly content: () => ArticleContent
  /** One step of undo. */
  readonly load: (content: ArticleContent) => void
  /** What others changed is no step of undo. */
  readonly adopt: (content: ArticleContent, rebase: (older: ArticleContent) => ArticleContent) => void
  readonly setSave: (state: SaveState, reason?: string) => void
  readonly destroy: () => void
}

export interface EditorOptions {
  readonly isEditable: boolean
  /** Of the text, for who does not see it. */
  readonly label: string
  readonly placeholder: string
}

function createEditor(
  content: ArticleContent,
  suggestions: SuggestionList,
  { isEditable, label, placeholder }: EditorOptions,
): Editor {
  const editor: Editor = new Editor({
    extensions: [
      ...articleExtensions,
      Placeholder.configure({ placeholder: placeholder }),
      Suggestions.configure({
        list: suggestions,
        onCommand: (id: string) => void blockCommands.find((one) => one.id === id)?.run(editor),
      }),
    ],
    injectCSS: false,
    content: editorDocument(content.body, makeId),
    editable: isEditable,
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' },
    },
  })
  return editor
}

/** The fields of an article here, its body in the editor, which is not read while somebody types. */
export function createArticleStore(content: ArticleContent, options: EditorOptions): ArticleStore {
  const store = createStore<ArticleState>(() => ({ content, save: { state: 'saved' } }))
  const { getState, setState } = store
  const suggestions = createSuggestionList()
  const editor = createEditor(content, suggestions, options)
  rememberBody(editor.state.doc, content.body)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTyped = false
  let isPutting = false
  const read = () => {
    clearTimeout(timer)
    timer = undefined
    if (!isTyped) return
    isTyped = false
    setState({ content: { ...getState().content, body: bodyOf(editor.state.doc) } })
  }
  editor.on('update', () => {
    if (isPutting) return
    isTyped = true
    timer ??= setTimeout(read, READ_AFTER)
  })
  const put = (next: ArticleContent, isStep: boolean) => {
    isPutting = true
    const { tr } = editor.state
    if (!isStep) tr.setMeta('addToHistory', false)
    // Tiptap would turn a document without text into a paragraph if everything was selected before.
    tr.setMeta('preventClearDocument', true)
    putBody(tr, editor.schema.nodeFromJSON(editorDocument(next.body, makeId)))
    if (tr.docChanged) editor.view.dispatch(tr)
    isPutting = false
    rememberBody(editor.state.doc, next.body)
    setState({ content: next })
  }
  const stopWatching = onLeaving(read)
  return {
    ...store,
    editor,
    suggestions,
    set: (fields) => {
      read()
      setState({ content: { ...getState().content, ...fields } })
    },
    content: () => {
      read()
      return getState().content
    },
    load: (next) => {
      read()
      put(next, true)
    },
    adopt: (merged, rebase) => {
      const before = getState().content
      read()
      const now = getState().content
      put(now === before ? merged : rebase(now), false)
    },
    setSave: (state, reason) => setState({ save: reason === undefined ? { state } : { state, reason } }),
    destroy: () => {
      clearTimeout(timer)
      stopWatching()
      editor.destroy()
    },
  }
}

/** Before whoever saves hears of it. */
function onLeaving(act: () => void): () => void {
  const events = ['pagehide', 'visibilitychange'] as const
  for (const event of events) window.addEventListener(event, act, true)
  return () => {
    for (const event of events) window.removeEventListener(event, act, true)
  }
}
