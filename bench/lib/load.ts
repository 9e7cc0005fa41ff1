import net from 'node:net'

/** One kind of request, repeated over keep-alive connections, one at a time on each. */
export interface Load {
  readonly port: number
  readonly connections: number
  readonly milliseconds: number
  /** The connection's next request; null when there is none left. */
  readonly next: (connection: number) => Buffer | null
  readonly isSuccess?: (status: number) => boolean
  readonly onReply?: (connection: number, status: number) => void
}

export interface LoadResult {
  readonly requests: number
  readonly failed: number
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

/**
 * Sends for the given time, then waits for pending requests.
 * A raw socket client: it uses less of the machine than the servers it measures.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const latencies: number[] = []
  let failed = 0
  const begun = performance.now()
  const until = begun + load.milliseconds
  const isSuccess = load.isSuccess ?? ((status: number) => status === 200)
  const record = (connection: number, status: number, milliseconds: number): void => {
    if (!isSuccess(status)) failed++
    load.onReply?.(connection, status)
    latencies.push(milliseconds)
  }
  await Promise.all(Array.from({ length: load.connections }, (_, at) => runConnection(load, at, until, record)))
  const seconds = (performance.now() - begun) / 1000
  latencies.sort((a, b) => a - b)
  return {
    requests: latencies.length,
    failed,
    perSecond: latencies.length / seconds,
    p50: latencies[Math.floor(latencies.length * 0.5)] ?? Number.NaN,
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
  }
}

/** Requests a second; throws if one of them failed. */
export function requireRate({ requests, failed, perSecond }: LoadResult): number {
  if (failed > 0 || requests === 0) throw new Error(`${failed} of ${requests} requests failed.`)
  return perSecond
}

function runConnection(
  load: Load,
  at: number,
  until: number,
  record: (connection: number, status: number, ms: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: '127.0.0.1', port: load.port, noDelay: true })
    const reader = new ResponseReader()
    let sent = 0
    const send = (): void => {
      const bytes = performance.now() < until ? load.next(at) : null
      if (!bytes) return void socket.end()
      sent = performance.now()
      socket.write(bytes)
    }
    socket.on('connect', send)
    socket.on('data', (chunk) => {
      const status = reader.push(chunk)
      if (status === null) return
      record(at, status, performance.now() - sent)
      send()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
}

/** Reads one response at a time: status, and the end of its body by Content-Length or chunked encoding. */
class ResponseReader {
  private head = ''
  private status = 0
  private left = -1
  private isChunked = false
  private tail = ''

  /** The status once a whole response has been received, else null. */
  push(chunk: Buffer): number | null {
    if (this.left < 0 && !this.isChunked) {
      const text = this.head + chunk.toString('latin1')
      const end = text.indexOf('\r\n\r\n')
      if (end < 0) {
        this.head = text
        return null
      }
      this.readHead(text.slice(0, end))
      return this.readBody(text.slice(end + 4))
    }
    return this.isChunked ? this.readBody(chunk.toString('latin1')) : this.countBody(chunk.length)
  }

  private readHead(head: string): void {
    this.head = ''
    this.status = Number(head.slice(9, 12))
    this.isChunked = /\r\ntransfer-encoding: chunked/i.test(head)
    this.left = this.isChunked ? -1 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  }

  private readBody(body: string): number | null {
    if (!this.isChunked) return this.countBody(body.length)
    this.tail = (this.tail + body).slice(-7)
    if (!this.tail.endsWith('0\r\n\r\n')) return null
    this.tail = ''
    this.isChunked = false
    return this.status
  }

  private countBody(bytes: number): number | null {
    this.left -= bytes
    if (this.left > 0) return null
    this.left = -1
    return this.status
  }
}

export function requestBytes(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: unknown,
): Buffer {
  const json = body === undefined ? '' : JSON.stringify(body)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const length =
    body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n`
  return Buffer.from(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}${length}\r\n${json}`)
}
