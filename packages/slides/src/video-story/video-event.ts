/** Bubbles from a video: how far it was played, or that it can't be. */
export const videoEvent = 'deckle-video'

export interface VideoNews {
  readonly slideId: string
  /** Per cent; null for a video that fails. */
  readonly played: 25 | 50 | 75 | 100 | null
}

const quarters = [25, 50, 75, 100] as const

/** Tells each quarter of a video once. Returns what is called with the part that was played, 0 to 1. */
export function reportQuarters(slideId: string): (share: number) => void {
  let reported = 0
  return (share) => {
    for (const played of quarters)
      // The last moments of a video are often not reported.
      if (played > reported && share * 100 >= (played === 100 ? 99.5 : played)) {
        reported = played
        reportVideo({ slideId, played })
      }
  }
}

export function reportVideo(news: VideoNews): void {
  document.dispatchEvent(new CustomEvent<VideoNews>(videoEvent, { detail: news }))
}
