import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import { isWebPort } from './web-port.ts'

/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly string[]>

/** For tests: where a connection to a checked address really goes. */
export type Dial = (address: string, port: number) => { readonly host: string; readonly port: number }

export const resolveName: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address)

export const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80)

export async function addressesOf(
  { hostname }: URL,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? [host] : withinTime(resolve(host), signal)
}

/** Null if the port is none of the web, or one of its addresses is not public. */
export async function publicAddressOf(url: URL, resolve: Resolve, signal: AbortSignal): Promise<string | null> {
  if (!isWebPort(portOf(url))) return null
  const addresses = await addressesOf(url, resolve, signal)
  const [first] = addresses
  return first !== undefined && addresses.every(isPublicAddress) ? first : null
}

function withinTime<T>(pending: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true })
    pending.then(done, fail)
  })
}

export interface Sent {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Connects to an address that was checked, in the name of the URL's host. */
export function open(
  url: URL,
  { host, port }: { readonly host: string; readonly port: number },
  { method, headers, body }: Sent,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const servername = isIP(url.hostname.replace(/^\[|\]$/g, '')) ? undefined : url.hostname
  return new Promise((done, fail) => {
    const sent = request({
      method,
      host,
      port,
      path: url.pathname + url.search,
      headers: { host: url.host, accept: '*/*', 'accept-encoding': 'identity', ...headers },
      agent: false,
      signal,
      ...(servername !== undefined && { servername }),
    })
    sent.on('response', done)
    sent.on('error', fail)
    sent.end(body)
  })
}

/** Undefined for a response that is none of these redirects, null for one that leads nowhere. */
export function redirectOf(
  { statusCode = 0, headers }: IncomingMessage,
  from: URL,
  statuses: readonly number[],
): URL | null | undefined {
  if (!statuses.includes(statusCode)) return undefined
  return headers.location === undefined ? null : URL.parse(headers.location, from.href)
}
