import type { PlayerHost } from './host.ts'

/** @param media prefix, `/media` on our own server */
export function mediaUrls(media: string): Pick<PlayerHost, 'imageUrl' | 'fileUrl'> {
  return {
    imageUrl: (id, width) => `${media}/${encodeURIComponent(id)}/${width}.webp`,
    fileUrl: (id) => `${media}/${encodeURIComponent(id)}/file`,
  }
}
