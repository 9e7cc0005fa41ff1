import { type DOMAttributes, type ReactNode, useMemo } from 'react'
import { type Editor, EditorContext, useEditor } from '../editor-context.ts'
import { createDebouncedStore, type DebouncedStore } from '../state/debounced-store.ts'
import type { EditorState } from '../state/editor-state.ts'

/** Milliseconds without a change of the slide after which its form updates. */
const typingMs = 250
/**
 * Milliseconds after which the form of another slide is drawn: two frames, so that the slide itself is painted first.
 */
const slideMs = 34

const currentOf = ({ history: { present } }: EditorState) => present.content.contentHash[present.current]?.slideId

/**
 * The panel beside the slide, drawn after it, so that typing on the slide and moving through slides don't wait for a
 * form. Changes made in the panel show at once. Nothing moves between a pointer's press and release: otherwise a button
 * could move away from under a finger that comes straight from typing.
 */
export function DeferredPanel({ children }: { children: ReactNode }) {
  const editor = useEditor()
  const [handlers, value] = useMemo(() => {
    const debounced = createDebouncedStore(editor.store, (now, shown) =>
      currentOf(now) === currentOf(shown) ? typingMs : slideMs,
    )
    const edit: Editor['store']['edit'] = (one, group) => {
      const isDone = editor.store.edit(one, group)
      debounced.flush()
      return isDone
    }
    const store = { ...editor.store, getState: debounced.getState, subscribe: debounced.subscribe, edit }
    return [flushOnTouch(debounced), { ...editor, store }] as const
  }, [editor])
  return (
    <EditorContext.Provider value={value}>
      <div className="contents" {...handlers}>
        {children}
      </div>
    </EditorContext.Provider>
  )
}

/** A pointer that enters and a key that moves the focus update the panel at once; a press updates it on release. */
function flushOnTouch({ pause, flush }: DebouncedStore<EditorState>): DOMAttributes<HTMLElement> {
  let isPressed = false
  return {
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && flush(),
    onFocusCapture: () => isPressed || flush(),
    onPointerDownCapture() {
      isPressed = true
      pause()
      const over = new AbortController()
      const release = () => {
        over.abort()
        isPressed = false
        // After the click event.
        setTimeout(flush)
      }
      for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, { signal: over.signal })
    },
  }
}
