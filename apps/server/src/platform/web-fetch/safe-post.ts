import {
  addressesOf,
  type Dial,
  open,
  portOf,
  publicAddressOf,
  redirectOf,
  type Resolve,
  type Sent,
} from './connect.ts'
import type { PostOutcome, WebFetch } from './web-fetch.ts'

const MOST_REDIRECTS = 3
/** Those that keep method and body. */
const redirects = [307, 308]

interface PostOptions {
  readonly resolve: Resolve
  readonly dial: Dial
  readonly longest: number
  readonly privateHosts: readonly string[]
}

/**
 * Only over https and only to public addresses, at each connection and each redirect, but for hosts that the installation
 * allows by its settings.
 */
export const createSafePost =
  ({ resolve, dial, longest, privateHosts }: PostOptions): WebFetch['post'] =>
  async (address, { headers, body }) => {
    const signal = AbortSignal.timeout(longest)
    const sent: Sent = { method: 'POST', headers, body }
    try {
      let url = URL.parse(address)
      for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
        const host = url && (await addressFor(url, { resolve, privateHosts }, signal))
        if (!url || host === null) return 'refused'
        const response = await open(url, dial(host, portOf(url)), sent, signal)
        response.destroy()
        const next = redirectOf(response, url, redirects)
        if (next === undefined) return { status: response.statusCode ?? 0 } satisfies PostOutcome
        url = next
      }
      return 'refused'
    } catch {
      return 'failed'
    }
  }

/** Null where the URL may not be posted to. */
async function addressFor(
  url: URL,
  { resolve, privateHosts }: Pick<PostOptions, 'resolve' | 'privateHosts'>,
  signal: AbortSignal,
): Promise<string | null> {
  if (url.username !== '' || url.password !== '') return null
  if (isAllowedHost(url, privateHosts))
    return ['http:', 'https:'].includes(url.protocol) ? ((await addressesOf(url, resolve, signal))[0] ?? null) : null
  return url.protocol === 'https:' ? publicAddressOf(url, resolve, signal) : null
}

/** @param hosts in lower case, with or without a port */
export const isAllowedHost = ({ hostname, host }: URL, hosts: readonly string[]): boolean =>
  hosts.includes(hostname) || hosts.includes(host)
