import { type DOMAttributes, type ReactNode, useMemo } from 'react'
import { type Editor, EditorContext, useEditor } from '../editor-context.ts'
import { createLaggingStore, type LaggingStore } from '../state/lagging-store.ts'
import type { EditorState } from '../state/editor-store.ts'

/** Milliseconds without a change of the slide after which its fields follow. */
const typingMs = 250
/** Milliseconds after which the fields of another slide follow: two frames, so that the slide itself is seen first. */
const slideMs = 34

const currentOf = ({ history: { present } }: EditorState) => present.content.contentHash[present.current]?.slideId

/**
 * What stands beside the slide, drawn after it: typing on the slide and going through slides don't wait for a form.
 * What is changed here shows at once. Between a pointer's press and its release nothing moves, else a button would slip
 * away from under a finger that comes straight from typing.
 */
export function Beside({ children }: { children: ReactNode }) {
  const editor = useEditor()
  const [touch, value] = useMemo(() => {
    const made = createLaggingStore(editor.store, (now, shown) =>
      currentOf(now) === currentOf(shown) ? typingMs : slideMs,
    )
    const edit: Editor['store']['edit'] = (one, group) => {
      const isDone = editor.store.edit(one, group)
      made.catchUp()
      return isDone
    }
    const store = { ...editor.store, getState: made.getState, subscribe: made.subscribe, edit }
    return [catchUpOnTouch(made), { ...editor, store }] as const
  }, [editor])
  return (
    <EditorContext.Provider value={value}>
      <div className="contents" {...touch}>
        {children}
      </div>
    </EditorContext.Provider>
  )
}

/** A mouse that comes in and a key that moves the focus catch up; a press does when it is over. */
function catchUpOnTouch({ hold, catchUp }: LaggingStore<EditorState>): DOMAttributes<HTMLElement> {
  let isPressed = false
  return {
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && catchUp(),
    onFocusCapture: () => isPressed || catchUp(),
    onPointerDownCapture() {
      isPressed = true
      hold()
      const over = new AbortController()
      const release = () => {
        over.abort()
        isPressed = false
        // After the click that follows.
        setTimeout(catchUp)
      }
      for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, { signal: over.signal })
    },
  }
}
