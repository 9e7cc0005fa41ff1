import { bottomBar } from '@deckle/ui/overlays/bottom-bar.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { TriangleAlert } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useErrorWords } from '../../../lib/error-words.ts'
import { useWords } from '../../../words/use-words.ts'
import { useSettingsDraft } from './settings-draft.tsx'

/** Stays in sight at the foot of the screen as long as settings are changed and not in force. */
export function SettingsBar({ form }: { form: RefObject<HTMLElement | null> }) {
  const t = useWords('publish')
  const errorWords = useErrorWords()
  const { isDirty, isSaving, error, hasFieldErrors, save, discard } = useSettingsDraft()
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus({ preventScroll: true })
    // Not at the edge, where the bar lies over it.
    wrong?.scrollIntoView({ block: 'center' })
  }, [refusals, form])
  const onSave = async () => {
    if (!(await save())) setRefusals((count) => count + 1)
  }
  if (!isDirty && error === null) return null
  return (
    <div
      ref={bottomBar}
      role="region"
      aria-label={t('settings.pending')}
      className="sticky bottom-0 z-20 -mx-6 flex flex-col gap-2 border-t border-line bg-surface px-6 py-3 shadow-lg phone:-mx-4 phone:px-4"
    >
      {error !== null && (
        <Callout tone="danger" live>
          {errorWords(error)}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-1 basis-60 items-center gap-2 text-sm">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warning-text" />
          <span role="status">
            <strong className="font-strong">{t('settings.pending')}</strong>{' '}
            <span className="text-muted">{hasFieldErrors ? t('settings.fieldErrors') : t('settings.holds')}</span>
          </span>
        </p>
        <div className="flex gap-2">
          <Button variant="quiet" isDisabled={isSaving} onPress={discard}>
            {t('settings.discard')}
          </Button>
          <Button variant="primary" isPending={isSaving} onPress={() => void onSave()}>
            {t('settings.save')}
          </Button>
        </div>
      </div>
    </div>
  )
}
