/**
 * How far the video in a frame of YouTube or Vimeo was played, by the messages that their own players send once they are asked
 * for: no script of theirs runs here. Returns what ends it.
 */
export function followFrame(frame: HTMLIFrameElement, onShare: (share: number) => void): () => void {
  const { origin } = new URL(frame.src)
  const readShare = createReader()
  const onMessage = ({ source, origin: from, data }: MessageEvent) => {
    const share = source === frame.contentWindow && from === origin ? readShare(messageIn(data)) : null
    if (share !== null) onShare(share)
  }
  addEventListener('message', onMessage)
  const asked = origin.endsWith('vimeo.com') ? ofVimeo : ofYouTube
  for (const message of asked) frame.contentWindow?.postMessage(JSON.stringify(message), origin)
  return () => removeEventListener('message', onMessage)
}

const ofYouTube = [{ event: 'listening', id: 1 }]
const ofVimeo = ['timeupdate', 'ended'].map((value) => ({ method: 'addEventListener', value }))

interface Message {
  readonly event?: unknown
  /** YouTube's: each says only what has changed. */
  readonly info?: { readonly currentTime?: number; readonly duration?: number; readonly playerState?: number } | null
  /** Vimeo's. */
  readonly data?: { readonly percent?: number } | null
}

/** Reads the part that was played, 0 to 1; null where a message says nothing of it. */
function createReader(): (message: Message) => number | null {
  let duration = 0
  return ({ event, info, data }) => {
    duration = info?.duration ?? duration
    if (event === 'ended' || info?.playerState === 0) return 1
    if (typeof data?.percent === 'number') return data.percent
    return typeof info?.currentTime === 'number' && duration > 0 ? info.currentTime / duration : null
  }
}

/** Empty for a message of another kind. */
function messageIn(data: unknown): Message {
  try {
    const read: unknown = typeof data === 'string' ? JSON.parse(data) : data
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}
