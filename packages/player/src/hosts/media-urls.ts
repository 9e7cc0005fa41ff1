import type { PlayerHost } from './host.ts'

/** Addresses of a deck's pictures and files. @param media prefix, `/media` on our own server */
export function mediaUrls(media: string): Pick<PlayerHost, 'imageUrl' | 'fileUrl'> {
  return {
    imageUrl: (id, width) => `${media}/${encodeURIComponent(id)}/${width}.webp`,
    fileUrl: (id) => `${media}/${encodeURIComponent(id)}/file`,
  }
}
