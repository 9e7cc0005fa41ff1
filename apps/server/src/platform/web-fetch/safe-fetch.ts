import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import type { FetchOptions, FetchOutcome, WebFetch } from './web-fetch.ts'

const MOST_REDIRECTS = 5
/** Milliseconds for all of it: names, redirects and the body. */
const LONGEST = 8000
const ports: readonly string[] = ['', '80', '443']

export interface SafeFetchOptions {
  /** All addresses of a host name. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
  /** For tests: where a connection to a checked address really goes. */
  readonly dial?: (address: string, port: number) => { readonly host: string; readonly port: number }
  readonly longest?: number
}

const resolveName = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address)

/**
 * Names are resolved here, all addresses of one must be public, and the connection goes to the checked address: a name
 * that answers differently a moment later changes nothing. Each redirect is checked like the first address.
 */
export function createSafeFetch({
  resolve = resolveName,
  dial = (host, port) => ({ host, port }),
  longest = LONGEST,
}: SafeFetchOptions = {}): WebFetch {
  return {
    async get(address, options) {
      const signal = AbortSignal.timeout(longest)
      try {
        let url = URL.parse(address)
        for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
          if (!url || !isFetchable(url)) return 'refused'
          const host = await publicAddressOf(url, resolve, signal)
          if (host === null) return 'refused'
          const response = await open(url, dial(host, portOf(url)), signal)
          const next = redirectOf(response, url)
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

const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80)

/** Null where one of its addresses is not public. */
async function publicAddressOf(
  { hostname }: URL,
  resolve: NonNullable<SafeFetchOptions['resolve']>,
  signal: AbortSignal,
): Promise<string | null> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await withinTime(resolve(host), signal)
  const [first] = addresses
  return first !== undefined && addresses.every(isPublicAddress) ? first : null
}

function withinTime<T>(pending: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true })
    pending.then(done, fail)
  })
}

function open(
  url: URL,
  { host, port }: { readonly host: string; readonly port: number },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const servername = isIP(url.hostname.replace(/^\[|\]$/g, '')) ? undefined : url.hostname
  return new Promise((done, fail) => {
    const sent = request({
      host,
      port,
      path: url.pathname + url.search,
      headers: {
        host: url.host,
        accept: '*/*',
        'accept-encoding': 'identity',
        'user-agent': 'Mozilla/5.0 (compatible; Deckle link preview)',
      },
      agent: false,
      signal,
      ...(servername !== undefined && { servername }),
    })
    sent.on('response', done)
    sent.on('error', fail)
    sent.end()
  })
}

const redirects = [301, 302, 303, 307, 308]

/** Undefined for a response that is no redirect, null for one that leads nowhere. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null | undefined {
  if (!redirects.includes(statusCode)) return undefined
  return headers.location === undefined ? null : URL.parse(headers.location, from.href)
}

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
