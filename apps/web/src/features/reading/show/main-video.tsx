import { videoSource } from '@deckle/slides/video-story/video-source.ts'
import { PlayCircle } from 'lucide-react'
import { useState } from 'react'
import { mediaUrl } from '../../../deck/media-url.ts'
import { useWords } from '../../../words/use-words.ts'
import { videoSandbox } from '@deckle/core/article/html/video-sandbox.ts'

/** An article's own video: nothing is asked of another site before it is played. */
export function MainVideo({ url, title }: { readonly url: string; readonly title: string }) {
  const t = useWords('reading')
  const [isPlaying, setPlaying] = useState(false)
  const source = videoSource(url, mediaUrl)
  if (source.kind === 'none') return null
  const style = 'aspect-video w-full rounded-lg border-0 bg-black'
  if (source.kind === 'file')
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <video src={source.url} controls preload="metadata" aria-label={title} className={style} />
  if (isPlaying)
    return (
      <iframe
        src={source.url}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        // The players of YouTube and Vimeo need their scripts and storage; they are on sites of their own.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox={videoSandbox}
        referrerPolicy="strict-origin-when-cross-origin"
        className={style}
      />
    )
  return (
    <button
      type="button"
      onClick={() => setPlaying(true)}
      className="flex aspect-video w-full items-center justify-center gap-2 rounded-lg bg-hover text-sm font-strong text-ink hover:bg-pressed print:hidden"
    >
      <PlayCircle aria-hidden="true" className="size-8 stroke-[1.5]" />
      {t('body.play')}
    </button>
  )
}
