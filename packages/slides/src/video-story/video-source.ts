type VideoSource =
  | { readonly kind: 'frame'; readonly url: string }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'none' }

/**
 * A YouTube or Vimeo address, else a plain file (product.md §5) or a media id. Frames use the hosts that set no cookies
 * before playing. `enablejsapi`: YouTube's player says how far it is, once asked.
 */
export function videoSource(video: string, fileUrl: (mediaId: string) => string): VideoSource {
  const youTube =
    /^https?:\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})/i.exec(
      video,
    )
  if (youTube)
    return {
      kind: 'frame',
      url: `https://www.youtube-nocookie.com/embed/${youTube[1]}?autoplay=1&rel=0&playsinline=1&enablejsapi=1`,
    }
  const vimeo = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/\w+\/)?(\d+)(?:\/(\w+))?/i.exec(video)
  if (vimeo)
    return {
      kind: 'frame',
      url: `https://player.vimeo.com/video/${vimeo[1]}?autoplay=1&dnt=1${vimeo[2] ? `&h=${vimeo[2]}` : ''}`,
    }
  if (/^https?:\/\//i.test(video)) return { kind: 'file', url: video }
  return /^[\w-]{1,40}$/.test(video) ? { kind: 'file', url: fileUrl(video) } : { kind: 'none' }
}
