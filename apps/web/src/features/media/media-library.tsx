import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { mediaUrl } from './media-url.ts'
import { Browse } from './parts/browse.tsx'

export function MediaLibrary({ onClose }: { onClose: () => void }) {
  const t = useWords('media')
  const [filter, setFilter] = useUrlState(mediaUrl)
  const close = () => {
    setFilter({})
    onClose()
  }
  return (
    <Dialog isOpen onOpenChange={close} title={t('library')} description={t('libraryText')} size="xl">
      <Browse filter={filter} setFilter={setFilter} kind={null} />
    </Dialog>
  )
}
