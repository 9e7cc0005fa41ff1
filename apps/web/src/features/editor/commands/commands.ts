import type { DeckEdit } from '@deckle/core/deck/edit/apply-edit.ts'
import { copySlides } from '@deckle/core/deck/edit/slides.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eraser,
  Eye,
  History,
  Keyboard,
  ListChecks,
  Redo2,
  Rocket,
  RotateCcw,
  Save,
  Scissors,
  Trash2,
  Undo2,
  UserPlus,
  Waypoints,
} from 'lucide-react'
import { slidesFromText, slidesToText } from '../content/slides/clipboard.ts'
import type { Editor } from '../editor-context.ts'
import { canRedoIn, canUndoIn, type EditorState } from '../state/editor-state.ts'
import type { Command } from './command.ts'

const slidesOf = (state: EditorState) => state.history.present.content.contentHash
const always = () => true
const common = { scope: 'editor', changes: true, enabled: always } as const
const onSlides = { ...common, scope: 'slides' } as const

/** In the order of the list of shortcuts. */
export const commands = {
  undo: {
    ...common,
    name: 'undo',
    icon: Undo2,
    shortcut: 'Mod Z',
    enabled: canUndoIn,
    perform: ({ store }) => store.undo(),
  },
  redo: {
    ...common,
    name: 'redo',
    icon: Redo2,
    shortcut: 'Mod Shift Z | Mod Y',
    enabled: canRedoIn,
    perform: ({ store }) => store.redo(),
  },
  save: { ...common, name: 'save', icon: Save, shortcut: 'Mod S', perform: ({ autosave }) => void autosave.flush() },
  preview: {
    ...common,
    name: 'preview',
    icon: Eye,
    shortcut: 'Mod Enter',
    changes: false,
    perform: (editor) => editor.openPreview(),
  },
  publish: {
    ...common,
    name: 'publish',
    icon: Rocket,
    shortcut: null,
    changes: false,
    perform: (editor) => editor.publish(),
  },
  share: {
    ...common,
    name: 'share',
    icon: UserPlus,
    shortcut: null,
    changes: false,
    enabled: (_state: EditorState, { deck }: Editor) => deck.can.share,
    perform: (editor) => editor.openSharing(),
  },
  history: {
    ...common,
    name: 'history',
    icon: History,
    shortcut: 'Mod Alt Shift H',
    changes: false,
    perform: (editor) => editor.openHistory(),
  },
  duplicate: {
    ...common,
    name: 'duplicate',
    icon: CopyPlus,
    shortcut: 'Mod D',
    perform: ({ store }) => void store.edit({ type: 'duplicateSlides', slideIds: store.getState().selected }),
  },
  copy: {
    ...onSlides,
    name: 'copy',
    icon: Copy,
    shortcut: 'Mod C',
    isNative: true,
    changes: false,
    perform: (editor) => void copy(editor),
  },
  cut: {
    ...onSlides,
    name: 'cut',
    icon: Scissors,
    shortcut: 'Mod X',
    isNative: true,
    enabled: (state) => slidesOf(state).length > state.selected.length,
    perform: (editor) => void cut(editor),
  },
  paste: {
    ...onSlides,
    name: 'paste',
    icon: ClipboardPaste,
    shortcut: 'Mod V',
    isNative: true,
    perform: (editor) => void paste(editor),
  },
  delete: {
    ...onSlides,
    name: 'delete',
    icon: Trash2,
    shortcut: 'Delete | Backspace',
    enabled: (state) => slidesOf(state).length > state.selected.length,
    perform: deleteSelected,
  },
  selectAll: {
    ...onSlides,
    name: 'selectAll',
    icon: ListChecks,
    shortcut: 'Mod A',
    changes: false,
    perform: ({ store }) => store.select(slidesOf(store.getState()).map((slide) => slide.slideId)),
  },
  moveUp: {
    ...onSlides,
    name: 'moveUp',
    icon: ArrowUp,
    shortcut: 'Alt ArrowUp',
    isNative: true,
    enabled: (state) => bounds(state).first > 0,
    perform: ({ store }) => move(store, -1),
  },
  moveDown: {
    ...onSlides,
    name: 'moveDown',
    icon: ArrowDown,
    shortcut: 'Alt ArrowDown',
    isNative: true,
    enabled: (state) => bounds(state).last < slidesOf(state).length - 1,
    perform: ({ store }) => move(store, 1),
  },
  previous: {
    ...common,
    name: 'previous',
    icon: ArrowUp,
    shortcut: 'PageUp',
    changes: false,
    perform: ({ store }) => store.goTo(store.getState().history.present.current - 1),
  },
  next: {
    ...common,
    name: 'next',
    icon: ArrowDown,
    shortcut: 'PageDown',
    changes: false,
    perform: ({ store }) => store.goTo(store.getState().history.present.current + 1),
  },
  reset: { ...common, name: 'reset', icon: RotateCcw, shortcut: null, perform: resetCurrent },
  clear: {
    ...common,
    name: 'clear',
    icon: Eraser,
    shortcut: null,
    perform: (editor) => applyWithUndo(editor, { type: 'clear' }, editor.words('cleared')),
  },
  flowMap: {
    ...common,
    name: 'flowMap',
    icon: Waypoints,
    shortcut: 'Mod Shift M',
    changes: false,
    perform: (editor) => editor.openFlowMap(),
  },
  shortcuts: {
    ...common,
    name: 'shortcuts',
    icon: Keyboard,
    shortcut: '?',
    changes: false,
    perform: (editor) => editor.openShortcuts(),
  },
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof commands

function bounds(state: EditorState): { first: number; last: number } {
  const places = slidesOf(state).flatMap((slide, at) => (state.selected.includes(slide.slideId) ? [at] : []))
  return { first: places[0] ?? 0, last: places.at(-1) ?? 0 }
}

function move(store: Editor['store'], by: -1 | 1): void {
  const state = store.getState()
  const slides = slidesOf(state)
  const { first, last } = bounds(state)
  const before = by === -1 ? slides[first - 1]?.slideId : (slides[last + 2]?.slideId ?? null)
  if (before !== undefined) store.edit({ type: 'moveSlides', slideIds: state.selected, before })
}

function deleteSelected(editor: Editor): void {
  const { selected } = editor.store.getState()
  applyWithUndo(
    editor,
    { type: 'deleteSlides', slideIds: selected },
    editor.words('deletedSlides', { count: selected.length }),
  )
}

/** Applies a destructive edit and offers undo in a toast. */
function applyWithUndo({ store, words }: Editor, edit: DeckEdit, done: string): void {
  const before = store.getState().history.present
  if (!store.edit(edit)) return
  const after = store.getState().history.present
  const undo = () => {
    // `store.undo` reverts only the last step: a later edit must be undone first.
    if (store.getState().history.present === after && before !== after) store.undo()
    else toast({ title: words('undoLater') })
  }
  // The change is painted first, the toast after it.
  setTimeout(() => toast.undo(done, undo), toastAfterMs)
}

const toastAfterMs = 50

function resetCurrent({ store }: Editor): void {
  const { content, current } = store.getState().history.present
  const slide = content.contentHash[current]
  if (slide) store.edit({ type: 'resetSlide', slideId: slide.slideId })
}

export function selectedAsText({ store }: Editor): string {
  const state = store.getState()
  return slidesToText(copySlides(state.history.present.content, state.selected))
}

/** The last copy made here, for browsers that don't let a page read the clipboard. */
let lastCopied = ''

async function copy(editor: Editor): Promise<void> {
  await copySelected(editor)
  announceSlides(editor, 'copiedSlides', editor.store.getState().selected.length)
}

async function copySelected(editor: Editor): Promise<void> {
  lastCopied = selectedAsText(editor)
  await navigator.clipboard.writeText(lastCopied).catch(() => {})
}

/** Announces a copy or paste: the screen alone doesn't show it. */
export function announceSlides(
  { words }: Editor,
  done: 'copiedSlides' | 'cutSlides' | 'pastedSlides',
  count: number,
): void {
  toast({ tone: 'success', title: words(done, { count }) })
}

async function cut(editor: Editor): Promise<void> {
  await copySelected(editor)
  cutSelected(editor)
}

/** Removes the slides that were just copied. */
export function cutSelected(editor: Editor): void {
  const { selected } = editor.store.getState()
  if (editor.store.edit({ type: 'deleteSlides', slideIds: selected }))
    announceSlides(editor, 'cutSlides', selected.length)
}

async function paste(editor: Editor): Promise<void> {
  const text = await navigator.clipboard.readText().catch(() => lastCopied)
  if (!(await pasteText(editor, text)) && !(await pasteText(editor, lastCopied)))
    toast({ title: editor.words('nothingToPaste') })
}

/** Returns false if the text contains no slides. */
export async function pasteText(editor: Editor, text: string): Promise<boolean> {
  const copied = await slidesFromText(text)
  if (copied === null || !editor.store.edit({ type: 'pasteSlides', copied })) return false
  announceSlides(editor, 'pastedSlides', copied.slides.length)
  return true
}
