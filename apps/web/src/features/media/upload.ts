import { upload } from '@deckle/contract/client/upload.ts'
import type { MediaItem } from '@deckle/contract/media.ts'
import { api } from '../../lib/api.ts'

/** Uploads a file; `onProgress` receives the share sent, 0 … 1. Rejects with `CallError`. */
export async function uploadMedia(
  file: File,
  options: { alt?: string; signal?: AbortSignal; onProgress?: (share: number) => void } = {},
): Promise<MediaItem> {
  const body = new FormData()
  if (options.alt) body.set('alt', options.alt)
  body.set('file', file, file.name)
  const reply = await upload(api, 'media', 'upload', { body, signal: options.signal, onProgress: options.onProgress })
  return reply.media
}
