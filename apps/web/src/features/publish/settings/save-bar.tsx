import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useErrorWords } from '../../../lib/error-words.ts'
import { useWords } from '../../../words/use-words.ts'

interface SaveBarProps {
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly error: unknown
  readonly onSave: () => void
  readonly onReset: () => void
}

/** Below a card's fields, as soon as something was changed. */
export function SaveBar({ isDirty, isSaving, error, onSave, onReset }: SaveBarProps) {
  const t = useWords('publish')
  const errorWords = useErrorWords()
  if (!isDirty && error === null) return null
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      {error !== null && (
        <Callout tone="danger" live>
          {errorWords(error)}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" isPending={isSaving} isDisabled={!isDirty} onPress={onSave}>
          {t('settings.save')}
        </Button>
        <Button variant="quiet" isDisabled={isSaving} onPress={onReset}>
          {t('settings.discard')}
        </Button>
        <p className="text-xs text-muted">{t('settings.holds')}</p>
      </div>
    </div>
  )
}
