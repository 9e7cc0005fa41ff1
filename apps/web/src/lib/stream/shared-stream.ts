type Notify = (data?: string) => void

/** The browser APIs that `shareStream` uses. */
export interface SharedStreamPorts {
  /**
   * Reads the stream to its end and calls `onEvent` for each event; rejects if it can't be opened. `onOpen` is called
   * once the server has answered.
   */
  readonly read: (signal: AbortSignal, onOpen: () => void, onEvent: Notify) => Promise<void>
  /** Called with the data of an event, or without data if events may have been missed. */
  readonly onEvent: Notify
  /** Null if the browser has no locks: every visible tab then reads its own stream. */
  readonly locks: Pick<LockManager, 'request'> | null
  /** Null if tabs can't reach each other: those waiting for the lock then poll every minute. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'> | null
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/** Milliseconds between two polls while there is no stream. */
const POLL = 60_000
/** Milliseconds until opening times out: some proxies buffer a stream until it ends. */
const OPEN_WITHIN = 20_000

/**
 * One stream for all tabs of a browser, because over HTTP/1.1 they share six connections to a host. One visible tab
 * holds a lock, reads, and forwards events; when it is hidden another visible tab takes over. With no tab visible there
 * is no stream; missed changes are loaded when a tab is shown again. @returns a function that stops it
 */
export function shareStream(name: string, ports: SharedStreamPorts): () => void {
  const { locks, channel, page, onEvent } = ports
  let visible: AbortController | null = null

  const follow = (): void => {
    if (page.visibilityState === 'hidden') {
      visible?.abort()
      visible = null
    } else if (visible === null) {
      visible = new AbortController()
      void readWithLock(visible.signal)
    }
  }
  const onVisibility = (): void => {
    const wasHidden = visible === null
    follow()
    if (wasHidden && visible !== null) onEvent()
  }
  const notify: Notify = (data) => {
    channel?.postMessage(data)
    onEvent(data)
  }

  async function readWithLock(signal: AbortSignal): Promise<void> {
    if (!locks) return readForever(ports, notify, signal)
    const polling = channel === null ? setInterval(() => onEvent(), POLL) : undefined
    const stopPolling = (): void => clearInterval(polling)
    signal.addEventListener('abort', stopPolling)
    await locks
      .request(name, { signal }, () => {
        stopPolling()
        return readForever(ports, notify, signal)
      })
      .catch(() => {})
  }

  channel?.addEventListener('message', (event: MessageEvent<string | undefined> | undefined) => onEvent(event?.data))
  page.addEventListener('visibilitychange', onVisibility)
  follow()
  return () => {
    visible?.abort()
    channel?.close()
    page.removeEventListener('visibilitychange', onVisibility)
  }
}

/** Reopens the stream whenever it ends, with a growing delay after failures, and calls `notify` meanwhile. */
async function readForever({ read }: SharedStreamPorts, notify: Notify, signal: AbortSignal): Promise<void> {
  let hasRead = false
  for (let failures = 0; !signal.aborted; failures++) {
    const attempt = new AbortController()
    const abort = (): void => attempt.abort()
    signal.addEventListener('abort', abort)
    const timeout = setTimeout(abort, OPEN_WITHIN)
    const started = Date.now()
    let isOpen = false
    const onOpen = (): void => {
      clearTimeout(timeout)
      isOpen = true
      // Events between two streams were not received.
      if (hasRead) notify()
      hasRead = true
    }
    await read(attempt.signal, onOpen, notify).catch(() => {})
    clearTimeout(timeout)
    signal.removeEventListener('abort', abort)
    if (signal.aborted) return
    if (isOpen && Date.now() - started > POLL) failures = 0
    await pause(Math.min(POLL, 1000 * 2 ** failures), signal)
    if (failures > 2 && !signal.aborted) notify()
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
