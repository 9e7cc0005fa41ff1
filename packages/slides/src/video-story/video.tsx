import { useEffect, useState } from 'react'
import type { SlideViewProps } from '../view.ts'
import { videoSource } from './video-source.ts'

/** Milliseconds until a frame that has not loaded counts as failed. */
const maxWait = 15_000

export interface VideoProps extends Pick<SlideViewProps<unknown>, 'fileUrl'> {
  readonly video: string
  readonly title: string
  readonly onFailed: () => void
}

export function Video({ video, title, fileUrl, onFailed }: VideoProps) {
  const source = videoSource(video, fileUrl)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (source.kind === 'none') onFailed()
    if (loaded || source.kind !== 'frame') return
    const timer = setTimeout(onFailed, navigator.onLine ? maxWait : 0)
    return () => clearTimeout(timer)
  }, [loaded, source.kind, onFailed])
  if (source.kind === 'none') return null
  if (source.kind === 'file')
    // Captions are part of the author's file, or of the site that plays it.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <video src={source.url} aria-label={title} controls autoPlay playsInline onError={onFailed} />
  return (
    <iframe
      src={source.url}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      // The other site's player needs its own origin; it can't navigate this page.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => setLoaded(true)}
    />
  )
}
