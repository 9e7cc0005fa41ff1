import { TriangleAlert } from 'lucide-react'
import { SaveNote } from '../../../lib/draft/save-note.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useEditor, useEditorState } from '../editor-context.ts'

export function SaveStatus() {
  const t = useWords('editor')
  const { autosave, canEdit, hasUnsavedSettings } = useEditor()
  const save = useEditorState((state) => state.save)
  if (!canEdit) return <span className="text-xs text-muted">{t('lookOnly')}</span>
  if (hasUnsavedSettings && save.state === 'saved')
    return (
      <span className="flex shrink-0 items-center gap-1 text-xs text-warning-text">
        <TriangleAlert aria-hidden="true" className="size-3.5" />
        <span role="status" className="phone:sr-only">
          {t('save.settings')}
        </span>
      </span>
    )
  return <SaveNote save={save} words={t(`save.${save.state}`)} tryNow={t('save.tryNow')} onTryNow={autosave.wake} />
}
