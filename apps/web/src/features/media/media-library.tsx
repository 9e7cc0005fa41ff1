import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import { Browse } from './parts/browse.tsx'

/** All files of the client, to look after: found, added, renamed, described, deleted. */
export function MediaLibrary({ onClose }: { onClose: () => void }) {
  const t = useWords('media')
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('library')} description={t('libraryText')} size="xl">
      <Browse kind={null} />
    </Dialog>
  )
}
