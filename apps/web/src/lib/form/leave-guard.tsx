import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useBlocker } from '@tanstack/react-router'

interface LeaveGuardProps {
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Resolves with whether it was saved. */
  readonly save: () => Promise<boolean>
  readonly discard: () => void
  readonly words: Readonly<Record<'title' | 'text' | 'stay' | 'discard' | 'save', string>>
}

/** Asks before leaving the screen with unsaved changes; the browser asks before leaving the page. */
export function LeaveGuard({ isDirty, isSaving, save, discard, words }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && reset()}
      role="alertdialog"
      size="sm"
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button variant="quiet" onPress={reset}>
            {words.stay}
          </Button>
          <Button
            onPress={() => {
              discard()
              proceed()
            }}
          >
            {words.discard}
          </Button>
          <Button
            variant="primary"
            isPending={isSaving}
            onPress={() => void save().then((isSaved) => (isSaved ? proceed() : reset()))}
          >
            {words.save}
          </Button>
        </>
      }
    />
  )
}
