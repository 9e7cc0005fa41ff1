import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useCallback } from 'react'
import { LoadError } from '../lib/errors/load-error.tsx'
import { queryKeys } from '../lib/query-keys.ts'
import { useWords } from '../words/use-words.ts'
import { downloadFile } from './download-file.ts'

/** By its name, which the server has given the ending of what the file is. */
export const isPicture = (name: string): boolean => /\.(?:png|jpe?g|webp|gif|avif)$/i.test(name)

interface PicturePreviewProps {
  readonly deckId: string
  readonly name: string
  readonly fileId: string
}

/** Opens a picture that was handed in, without saving it. */
export function PicturePreview({ deckId, name, fileId }: PicturePreviewProps) {
  const t = useWords('analytics')
  return (
    <Dialog title={name} size="lg" trigger={<IconButton label={t('files.look', { name })} icon={<Eye />} />}>
      <Picture deckId={deckId} name={name} fileId={fileId} />
    </Dialog>
  )
}

function Picture({ deckId, name, fileId }: PicturePreviewProps) {
  const file = useQuery({
    queryKey: queryKeys('decks').one(deckId, 'file', fileId),
    queryFn: () => downloadFile(deckId, fileId),
    staleTime: Infinity,
    gcTime: 60_000,
  })
  if (file.isError)
    return <LoadError error={file.error} onRetry={() => void file.refetch()} isRetrying={file.isRefetching} />
  if (file.isPending) return <SkeletonBlock className="h-72" />
  return <Shown blob={file.data.blob} name={name} />
}

function Shown({ blob, name }: { readonly blob: Blob; readonly name: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return <img ref={show} alt={name} className="mx-auto max-h-[70vh] max-w-full rounded-md object-contain" />
}
