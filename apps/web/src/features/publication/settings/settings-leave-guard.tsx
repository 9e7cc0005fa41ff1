import { useEffect } from 'react'
import { LeaveGuard } from '../../../lib/form/leave-guard.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useSettingsForm } from './settings-form.tsx'

/** Prompts before the screen is left with unsaved settings. */
export function SettingsLeaveGuard({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const t = useWords('publication')
  const { form, isDirty, discard } = useSettingsForm()
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  return (
    <LeaveGuard
      isDirty={isDirty}
      isSaving={form.isPending}
      save={form.submit}
      discard={discard}
      words={{
        title: t('leave.title'),
        text: t('leave.text'),
        stay: t('leave.stay'),
        discard: t('leave.discard'),
        save: t('leave.save'),
      }}
    />
  )
}
