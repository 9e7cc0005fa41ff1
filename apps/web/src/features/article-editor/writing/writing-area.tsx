import { articleLimits } from '@deckle/core/article/article.ts'
import { EditorContent } from '@tiptap/react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useArticle, useArticleState } from '../article-context.ts'
import { CoverField } from './cover-field.tsx'
import { DragHandle } from './drag-handle.tsx'
import { FloatingToolbar } from './floating-toolbar.tsx'
import { SuggestionListbox } from './suggestion-list.tsx'
import { TextToolbar } from './text-toolbar.tsx'
import { useIncomingContent } from './use-incoming-content.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import './writing.css'

/** Title, subtitle, cover and text, in place. */
export function WritingArea() {
  const t = useWords('article-editor')
  const { store, canEdit } = useArticle()
  const language = useArticleState(({ content }) => content.language)
  const area = useRef<HTMLDivElement>(null)
  const inset = useKeyboardInset()
  useIncomingContent()
  const isCreated = useRouterState({ select: ({ location }) => location.state.isCreated === true })
  const { editor } = store
  useEffect(() => {
    if (isCreated && canEdit) editor.commands.focus('start')
  }, [isCreated, canEdit, editor])
  return (
    <section aria-label={t('text')} className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
      {canEdit && (
        <div
          className={`z-10 border-b border-line bg-surface px-3 py-1 phone:order-last phone:border-t phone:border-b-0 ${inset > 0 ? 'phone:fixed phone:inset-x-0 phone:z-50' : ''}`}
          style={{ bottom: inset }}
        >
          <TextToolbar />
        </div>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div
          ref={area}
          lang={language}
          dir="auto"
          className="article-writing relative mx-auto max-w-3xl px-10 py-6 phone:px-4"
        >
          <CoverField />
          <h1>
            <LineField
              name="title"
              className="text-xl font-strong"
              onLeave={() => store.editor.commands.focus('start')}
            />
          </h1>
          <LineField
            name="subtitle"
            className="mb-6 text-lg text-muted"
            onLeave={() => store.editor.commands.focus('start')}
          />
          <EditorContent editor={store.editor} />
          {canEdit && <DragHandle area={area} />}
        </div>
      </div>
      {canEdit && <FloatingToolbar />}
      <SuggestionListbox />
    </section>
  )
}

interface LineFieldProps {
  readonly name: 'title' | 'subtitle'
  readonly className: string
  readonly onLeave: () => void
}

/** One line that grows with its text; Enter goes on to the text. */
function LineField({ name, className, onLeave }: LineFieldProps) {
  const t = useWords('article-editor')
  const { store, canEdit } = useArticle()
  const value = useArticleState(({ content }) => content[name])
  return (
    <textarea
      id={`article-${name}`}
      aria-label={t(name)}
      placeholder={t(name)}
      value={value}
      rows={1}
      readOnly={!canEdit}
      maxLength={articleLimits[name]}
      onChange={(event) => store.set({ [name]: event.target.value.replaceAll(/[\r\n]+/g, ' ') })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onLeave()
      }}
      className={`field-sizing-content w-full resize-none bg-transparent text-ink outline-offset-4 placeholder:text-muted ${className}`}
    />
  )
}
