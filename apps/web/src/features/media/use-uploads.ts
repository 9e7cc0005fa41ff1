import type { MediaItem } from '@deckle/contract/media.ts'
import { spaceLimit } from '@deckle/core/plan/space.ts'
import type { Upload } from '@deckle/ui/pickers/file-drop.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useUser } from '../../lib/session/auth-state.ts'
import { useWords } from '../../words/use-words.ts'
import { useUploadErrorWords } from './parts/error-words.ts'
import { refreshMedia } from './queries.ts'
import { uploads } from './uploads.ts'

/** Current uploads, and a function to add files. Uploads continue after the component unmounts. */
export function useUploads(onUploaded: (item: MediaItem, isOnly: boolean) => void): {
  uploads: readonly Upload[]
  add: (files: readonly File[]) => void
} {
  const t = useWords('media')
  const explain = useUploadErrorWords()
  const client = useQueryClient()
  const limit = spaceLimit(useUser().license.maxSpace)
  const latest = useRef(onUploaded)
  useEffect(() => {
    latest.current = onUploaded
  })
  useEffect(() => uploads.watch((item, isOnly) => latest.current(item, isOnly)), [])
  const add = useCallback(
    (files: readonly File[]) =>
      uploads.add(files, {
        explain,
        limit,
        tooLarge: t('refused.tooLarge'),
        onStored: () => void refreshMedia(client),
        onStill: ({ name }) => toast({ tone: 'warning', title: t('still', { name }), description: t('stillText') }),
        onUnseen: (name, error) =>
          toast(
            error === null
              ? { tone: 'success', title: t('uploaded', { name }) }
              : { tone: 'danger', title: t('uploadFailed', { name }), description: error },
          ),
      }),
    [client, explain, limit, t],
  )
  return { uploads: useSyncExternalStore(uploads.subscribe, uploads.list), add }
}
