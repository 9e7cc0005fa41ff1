/** What `shareStream` needs of the browser. */
export interface SharedStreamPorts {
  /** Reads the stream to its end and calls `onEvent` for each event; rejects where it can't be opened. `onOpen` is called once the server has answered. */
  readonly read: (signal: AbortSignal, onOpen: () => void, onEvent: () => void) => Promise<void>
  /** Something came, or may have come while nobody was listening. */
  readonly onEvent: () => void
  /** Null where the browser has no locks: every visible tab then reads for itself. */
  readonly locks: Pick<LockManager, 'request'> | null
  /** Null where tabs can't reach each other: those that wait for the lock then ask every minute. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'> | null
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/** Milliseconds between two calls of `onEvent` while no stream can be had. */
const POLL = 60_000
/** Milliseconds that opening may take: some proxies hold a stream back until it ends. */
const OPEN_WITHIN = 20_000

/**
 * One stream of the server for all tabs of a browser, which over HTTP/1.1 share six connections to a host. A visible
 * tab holds a lock, reads, and passes on what it hears; when it is hidden another visible tab takes over. With no tab
 * visible there is no stream, and what was missed is asked for when one is shown again.
 * @returns the way to stop
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
      void takeTurn(visible.signal)
    }
  }
  const onVisibility = (): void => {
    const wasHidden = visible === null
    follow()
    if (wasHidden && visible !== null) onEvent()
  }
  const tell = (): void => {
    channel?.postMessage('event')
    onEvent()
  }

  async function takeTurn(signal: AbortSignal): Promise<void> {
    if (!locks) return keepReading(ports, tell, signal)
    const polling = channel === null ? setInterval(onEvent, POLL) : undefined
    const stopPolling = (): void => clearInterval(polling)
    signal.addEventListener('abort', stopPolling)
    await locks
      .request(name, { signal }, () => {
        stopPolling()
        return keepReading(ports, tell, signal)
      })
      .catch(() => {})
  }

  channel?.addEventListener('message', onEvent)
  page.addEventListener('visibilitychange', onVisibility)
  follow()
  return () => {
    visible?.abort()
    channel?.close()
    page.removeEventListener('visibilitychange', onVisibility)
  }
}

/** Opens the stream again whenever it ends; one that fails ever more rarely, and `tell` is called instead. */
async function keepReading({ read }: SharedStreamPorts, tell: () => void, signal: AbortSignal): Promise<void> {
  let hasRead = false
  for (let failures = 0; !signal.aborted; failures++) {
    const attempt = new AbortController()
    const give = (): void => attempt.abort()
    signal.addEventListener('abort', give)
    const tooLate = setTimeout(give, OPEN_WITHIN)
    const started = Date.now()
    let isOpen = false
    const onOpen = (): void => {
      clearTimeout(tooLate)
      isOpen = true
      // What came between two streams was pushed to nobody.
      if (hasRead) tell()
      hasRead = true
    }
    await read(attempt.signal, onOpen, tell).catch(() => {})
    clearTimeout(tooLate)
    signal.removeEventListener('abort', give)
    if (signal.aborted) return
    if (isOpen && Date.now() - started > POLL) failures = 0
    await pause(Math.min(POLL, 1000 * 2 ** failures), signal)
    if (failures > 2 && !signal.aborted) tell()
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
