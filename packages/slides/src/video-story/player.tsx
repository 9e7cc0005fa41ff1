import { type ComponentType, useState } from 'react'
import { useEdit } from '../parts/view/edit-context.ts'
import { Heading } from '../parts/view/text.tsx'
import type { SlideViewProps } from '../view.ts'
import type { VideoStoryPlay } from './scoring.ts'
import type { VideoProps } from './video.tsx'

/** A picture with a play button: nothing is loaded from another site before it is pressed. */
export function VideoStoryView({ slideId, data, fileUrl, words }: SlideViewProps<VideoStoryPlay>) {
  const edit = useEdit()
  const [failed, setFailed] = useState(false)
  const [on, setOn] = useState<{ readonly Video: ComponentType<VideoProps> } | null>(null)
  const onFailed = () => {
    setOn(null)
    setFailed(true)
  }
  const start = () => {
    setFailed(false)
    import('./video.tsx').then((module) => setOn({ Video: module.Video }), onFailed)
  }
  return (
    <div className="dk-slide dk-story">
      <div className="dk-shot dk-video">
        {on ? (
          <on.Video
            slideId={slideId}
            video={data.video}
            title={data.caption || words.playVideo}
            fileUrl={fileUrl}
            onFailed={onFailed}
          />
        ) : (
          <button type="button" className="dk-play" inert={edit !== null} onClick={start}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5v14l11-7z" />
            </svg>
            <span>{failed ? words.retry : words.playVideo}</span>
          </button>
        )}
        {failed && (
          <p className="dk-video-failed" role="alert">
            {words.videoFailed}
          </p>
        )}
      </div>
      <Heading path="caption" text={data.caption} className="dk-caption" />
    </div>
  )
}
