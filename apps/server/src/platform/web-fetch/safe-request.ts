import type { IncomingMessage } from 'node:http'
import { addressesOf, type Dial, open, portOf, publicAddressOf, type Resolve, resolveName } from './connect.ts'
import { isAllowedHost } from './safe-post.ts'

export interface WebRequestInit {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface WebAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** `refused`: an address that may not be reached. `failed`: no answer in time, or too long a one. */
export type WebRequest = (url: string, init: WebRequestInit) => Promise<WebAnswer | 'refused' | 'failed'>

interface SafeRequestOptions {
  readonly resolve?: Resolve
  readonly dial?: Dial
  /** Milliseconds, for all of it. */
  readonly longest?: number
  /** Bytes of the answer. */
  readonly most?: number
  /** Hosts, with or without a port, that may be reached though they are not public or not over https (`SSO_HOSTS`). */
  readonly privateHosts?: readonly string[]
}

/**
 * For providers of single sign-on, whose addresses people typed or other servers named: over https and to public
 * addresses only, the connection goes to the address that was checked, and redirects are not followed.
 */
export function createSafeRequest({
  resolve = resolveName,
  dial = (host, port) => ({ host, port }),
  longest = 8000,
  most = 512 * 1024,
  privateHosts = [],
}: SafeRequestOptions = {}): WebRequest {
  return async (address, init) => {
    const signal = AbortSignal.timeout(longest)
    const url = URL.parse(address)
    if (!url || url.username !== '' || url.password !== '') return 'refused'
    try {
      const isAllowed = isAllowedHost(url, privateHosts) && ['http:', 'https:'].includes(url.protocol)
      const host = isAllowed
        ? ((await addressesOf(url, resolve, signal))[0] ?? null)
        : url.protocol === 'https:'
          ? await publicAddressOf(url, resolve, signal)
          : null
      if (host === null) return 'refused'
      return await read(await open(url, dial(host, portOf(url)), init, signal), most)
    } catch {
      return 'failed'
    }
  }
}

async function read(response: IncomingMessage, most: number): Promise<WebAnswer | 'failed'> {
  try {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) return 'failed'
      chunks.push(chunk)
    }
    const headers = Object.entries(response.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers), body: Buffer.concat(chunks) }
  } finally {
    response.destroy()
  }
}
