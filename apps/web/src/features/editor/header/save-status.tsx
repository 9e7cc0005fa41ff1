import { Button } from '@deckle/ui/actions/button.tsx'
import { Check, CloudOff, LoaderCircle, TriangleAlert, Users } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import { useEditor, useEditorState } from '../editor-context.ts'
import type { SaveState } from '../state/autosave/autosave-machine.ts'

const icons = {
  saved: Check,
  saving: LoaderCircle,
  unsaved: LoaderCircle,
  offline: CloudOff,
  changed: Users,
  refused: TriangleAlert,
  gone: TriangleAlert,
} as const
const tones: Record<SaveState, string> = {
  saved: 'text-muted',
  saving: 'text-muted',
  unsaved: 'text-muted',
  offline: 'text-warning-text',
  changed: 'text-warning-text',
  refused: 'text-danger-text',
  gone: 'text-danger-text',
}

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
  const Icon = icons[save.state]
  const words = t(`save.${save.state}`)
  return (
    <span className={`flex shrink-0 items-center gap-1 text-xs ${tones[save.state]}`} title={save.reason ?? words}>
      <Icon aria-hidden="true" className={`size-3.5 ${save.state === 'saving' ? 'animate-pulse' : ''}`} />
      <span
        role="status"
        className={
          save.state === 'saved' || save.state === 'saving' || save.state === 'unsaved' ? 'narrow:sr-only' : ''
        }
      >
        {words}
      </span>
      {save.state === 'offline' && (
        <Button size="sm" variant="quiet" onPress={autosave.wake}>
          {t('save.tryNow')}
        </Button>
      )}
    </span>
  )
}
