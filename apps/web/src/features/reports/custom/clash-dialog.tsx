import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Clash } from './use-report-session.ts'

/** Somebody else saved the report in the meantime: which one stays? */
export function ClashDialog({ clash }: { readonly clash: Clash }) {
  const words = useWords('custom-reports')
  return (
    <Dialog
      role="alertdialog"
      isOpen
      isDismissable={false}
      title={words('clash.title')}
      footer={
        <>
          <Button onPress={clash.keepMine}>{words('clash.mine')}</Button>
          <Button variant="primary" onPress={clash.useTheirs}>
            {words('clash.theirs')}
          </Button>
        </>
      }
    >
      <p>{words('clash.text')}</p>
    </Dialog>
  )
}
