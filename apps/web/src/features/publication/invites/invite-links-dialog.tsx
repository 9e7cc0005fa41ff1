import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { Download } from 'lucide-react'
import { saveFile } from '../../../deck/save-file.ts'
import { useWords } from '../../../words/use-words.ts'
import { CopyField } from '../../../short-addresses/copy-field.tsx'

/** The links of new invites, to copy or to save as a file. */
export function InviteLinksDialog({ urls, deckName, onClose }: InviteLinksDialogProps) {
  const t = useWords('publication')
  // The byte order mark makes spreadsheets read it as UTF-8.
  const csv = () => new Blob([`\uFEFFlink\r\n${urls.join('\r\n')}\r\n`], { type: 'text/csv' })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('invites.here', { count: urls.length })}
      footer={
        <Button icon={<Download />} onPress={() => saveFile(csv(), `${deckName}.csv`)}>
          {t('invites.csv')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <Callout tone="warning">{t('invites.once')}</Callout>
        <CopyField multiline label={t('invites.links')} text={urls.join('\n')} />
      </div>
    </Dialog>
  )
}

interface InviteLinksDialogProps {
  readonly urls: readonly string[]
  readonly deckName: string
  readonly onClose: () => void
}
