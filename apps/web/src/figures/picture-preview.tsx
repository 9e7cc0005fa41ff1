import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
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
  const address = useObjectUrl(file.data?.blob)
  if (file.isError)
    return <LoadError error={file.error} onRetry={() => void file.refetch()} isRetrying={file.isRefetching} />
  if (address === undefined) return <SkeletonBlock className="h-72" />
  return <img src={address} alt={name} className="mx-auto max-h-[70vh] max-w-full rounded-md object-contain" />
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) return undefined
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
