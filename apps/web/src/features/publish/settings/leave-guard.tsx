import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useSettingsDraft } from './settings-draft.tsx'

/** Asks before the screen is left with settings that are not in force; the browser asks before the page is. */
export function LeaveGuard({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const t = useWords('publish')
  const { isDirty, isSaving, save, discard } = useSettingsDraft()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  if (status !== 'blocked') return null
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && reset()}
      role="alertdialog"
      size="sm"
      title={t('leave.title')}
      description={t('leave.text')}
      footer={
        <>
          <Button variant="quiet" onPress={reset}>
            {t('leave.stay')}
          </Button>
          <Button
            onPress={() => {
              discard()
              proceed()
            }}
          >
            {t('leave.discard')}
          </Button>
          <Button
            variant="primary"
            isPending={isSaving}
            onPress={() => void save().then((isInForce) => (isInForce ? proceed() : reset()))}
          >
            {t('leave.save')}
          </Button>
        </>
      }
    />
  )
}
