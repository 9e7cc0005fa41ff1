import { useEffect, useRef, useState } from 'react'
import type { SlideViewProps } from '../view.ts'
import { followFrame } from './follow-frame.ts'
import { reportQuarters, reportVideo } from './video-event.ts'
import { videoSource } from './video-source.ts'

/** Milliseconds until a frame that has not loaded counts as failed. */
const maxWait = 15_000

export interface VideoProps extends Pick<SlideViewProps<unknown>, 'fileUrl' | 'slideId'> {
  readonly video: string
  readonly title: string
  readonly onFailed: () => void
}

export function Video({ video, title, slideId, fileUrl, onFailed }: VideoProps) {
  const source = videoSource(video, fileUrl)
  const [loaded, setLoaded] = useState(false)
  const [reportShare] = useState(() => reportQuarters(slideId))
  const frame = useRef<HTMLIFrameElement>(null)
  const fail = () => {
    reportVideo({ slideId, played: null })
    onFailed()
  }
  useEffect(() => {
    if (source.kind === 'none') fail()
    if (loaded || source.kind !== 'frame') return
    const timer = setTimeout(fail, navigator.onLine ? maxWait : 0)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded, source.kind, onFailed])
  useEffect(
    () => (loaded && frame.current ? followFrame(frame.current, reportShare) : undefined),
    [loaded, reportShare],
  )
  if (source.kind === 'none') return null
  if (source.kind === 'file')
    return (
      // Captions are part of the author's file, or of the site that plays it.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        src={source.url}
        aria-label={title}
        controls
        autoPlay
        playsInline
        onError={fail}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => reportShare(currentTime / duration)}
        onEnded={() => reportShare(1)}
      />
    )
  return (
    <iframe
      ref={frame}
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
