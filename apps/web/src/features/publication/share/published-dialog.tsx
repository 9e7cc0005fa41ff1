import type { AccessMode } from '@deckle/core/deck/publication/publication.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { ExternalLink } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import { LinkAndCode } from './link-and-code.tsx'

/** Shown after publishing: the link to share. */
export function PublishedDialog({ name, url, access, isFirst, onClose }: PublishedDialogProps) {
  const t = useWords('publication')
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isFirst ? t('done.title') : t('done.again')}
      description={t(`share.who.${access}`)}
      footer={
        <>
          <LinkButton href={url} target="_blank" icon={<ExternalLink />}>
            {t('share.open')}
          </LinkButton>
          <Button variant="primary" onPress={onClose}>
            {t('done.close')}
          </Button>
        </>
      }
    >
      <LinkAndCode name={name} url={url} access={access} />
    </Dialog>
  )
}

interface PublishedDialogProps {
  readonly name: string
  readonly url: string
  readonly access: AccessMode
  readonly isFirst: boolean
  readonly onClose: () => void
}
