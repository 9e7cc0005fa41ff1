import { upload } from '@deckle/contract/client/upload.ts'
import type { media } from '@deckle/contract/media.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import { api } from '../../lib/api.ts'

/** Uploads a file; `onProgress` receives the share sent, 0 … 1. `still`: its animation was not kept. Rejects with `CallError`. */
export function uploadMedia(
  file: File,
  options: { alt?: string; signal?: AbortSignal; onProgress?: (share: number) => void } = {},
): Promise<ReplyOf<typeof media.upload>> {
  const body = new FormData()
  if (options.alt) body.set('alt', options.alt)
  body.set('file', file, file.name)
  return upload(api, 'media', 'upload', { body, signal: options.signal, onProgress: options.onProgress })
}
