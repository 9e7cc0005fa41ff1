import type { IncomingMessage } from 'node:http'
import { type Dial, open, portOf, publicAddressOf, redirectOf, type Resolve, resolveName } from './connect.ts'
import { createSafePost } from './safe-post.ts'
import type { FetchOptions, FetchOutcome, WebFetch } from './web-fetch.ts'

const MOST_REDIRECTS = 5
/** Milliseconds for all of it: names, redirects and the body. */
const LONGEST = 8000
const ports: readonly string[] = ['', '80', '443']
const redirects = [301, 302, 303, 307, 308]
const asked = { method: 'GET', headers: { 'user-agent': 'Mozilla/5.0 (compatible; Deckle link preview)' } } as const

export interface SafeFetchOptions {
  readonly resolve?: Resolve
  readonly dial?: Dial
  /** Milliseconds. */
  readonly longest?: number
  /** Hosts, with or without a port, that may be posted to though they are not public (`WEBHOOK_HOSTS`). */
  readonly privateHosts?: readonly string[]
}

/**
 * Names are resolved here, all addresses of one must be public, and the connection goes to the checked address: a name
 * that answers differently a moment later changes nothing. Each redirect is checked like the first address.
 */
export function createSafeFetch({
  resolve = resolveName,
  dial = (host, port) => ({ host, port }),
  longest = LONGEST,
  privateHosts = [],
}: SafeFetchOptions = {}): WebFetch {
  return {
    post: createSafePost({ resolve, dial, longest, privateHosts }),
    async get(address, options) {
      const signal = AbortSignal.timeout(longest)
      try {
        let url = URL.parse(address)
        for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
          if (!url || !isFetchable(url)) return 'refused'
          const host = await publicAddressOf(url, resolve, signal)
          if (host === null) return 'refused'
          const response = await open(url, dial(host, portOf(url)), asked, signal)
          const next = redirectOf(response, url, redirects)
          if (next === undefined) return await read(response, url, options)
          response.destroy()
          url = next
        }
        return 'refused'
      } catch {
        return 'failed'
      }
    },
  }
}

/** No credentials, and no services beside the web's own. */
const isFetchable = ({ protocol, username, password, port }: URL): boolean =>
  (protocol === 'http:' || protocol === 'https:') && username === '' && password === '' && ports.includes(port)

async function read(response: IncomingMessage, url: URL, options: FetchOptions): Promise<FetchOutcome> {
  try {
    const { statusCode = 0, headers } = response
    if (statusCode >= 500 || statusCode === 429) return 'failed'
    if (statusCode !== 200 || !isTaken(headers, options)) return 'refused'
    const body = await bodyOf(response, options)
    return body === null ? 'refused' : { url: url.href, contentType: headers['content-type'] ?? '', body }
  } finally {
    response.destroy()
  }
}

function isTaken(headers: IncomingMessage['headers'], { types, most, cut = false }: FetchOptions): boolean {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const isPlain = ['', 'identity'].includes(headers['content-encoding'] ?? '')
  return types.includes(type) && isPlain && (cut || Number(headers['content-length'] ?? 0) <= most)
}

/** Null for one that is too long. */
async function bodyOf(response: IncomingMessage, { most, cut = false }: FetchOptions): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > most) return cut ? Buffer.concat(chunks).subarray(0, most) : null
  }
  return Buffer.concat(chunks)
}
