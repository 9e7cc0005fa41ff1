import { type VideoNews, videoEvent } from '@deckle/slides/video-story/video-event.ts'
import { startStopwatch } from '../../../view/stopwatch.ts'
import type { PlayEvent, SavedPlay } from '../../host.ts'
import { playKey } from '../../storage/storage-keys.ts'
import type { Store } from '../../storage/store.ts'
import { followFailures } from './follow-failures.ts'

export type Track = (event: PlayEvent, slideId: string | null, value?: number) => void

export interface Visit {
  /** Called with each event of the player. */
  readonly onEvent: (event: PlayEvent, slideId: string | null) => void
  /** Called as the page is closed, before what is unsent is sent. */
  readonly onLeave: () => void
}

/**
 * Events that the page tells rather than the player: it is left before the end, once a visit, with the visible milliseconds
 * spent on the slide; a video was played; something failed to load.
 * @param slides how many the deck has
 */
export function followVisit(store: Store, slides: number, track: Track): Visit {
  const watch = startStopwatch()
  let slide: string | null = null
  let isLeft = false
  const onFailure = followFailures((code) => track('error', slide, code))
  document.addEventListener(videoEvent, (event) => {
    const { slideId, played } = (event as CustomEvent<VideoNews>).detail
    if (played === null) onFailure('video', slideId)
    else track('video_progress', slideId, played)
  })
  return {
    onEvent: (event, slideId) => {
      if (event !== 'slide_view') return
      watch.lap()
      slide = slideId
    },
    onLeave: () => {
      if (isLeft || isAtEnd(store, slides)) return
      isLeft = true
      track('abandon', slide, slide === null ? undefined : watch.read())
    },
  }
}

function isAtEnd(store: Store, slides: number): boolean {
  const { index = 0, ended = false } = JSON.parse(store.get(playKey) ?? '{}') as Partial<SavedPlay>
  return ended || index >= slides
}
