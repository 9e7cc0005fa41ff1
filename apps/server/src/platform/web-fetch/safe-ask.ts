import { type Dial, open, portOf, publicAddressOf, type Resolve, resolveName, type Sent } from './connect.ts'
import { isAllowedHost } from './safe-post.ts'

export interface AskOptions {
  readonly resolve?: Resolve
  readonly dial?: Dial
  /** Milliseconds for all of it. */
  readonly longest?: number
  /** Bytes of an answer; a longer one is a failure. */
  readonly most?: number
  /** Hosts that may be asked though they are not public or not over https: a stand-in of the service. */
  readonly privateHosts?: readonly string[]
}

/** Posts to a service and reads its answer of JSON. Rejects where there is none. */
export type Ask = (url: string, form: Readonly<Record<string, string>>) => Promise<unknown>

/** Only over https and to a public address, without redirects. */
export function createSafeAsk({
  resolve = resolveName,
  dial = (host, port) => ({ host, port }),
  longest = 5000,
  most = 64_000,
  privateHosts = [],
}: AskOptions = {}): Ask {
  return async (address, form) => {
    const signal = AbortSignal.timeout(longest)
    const url = new URL(address)
    const isPrivate = isAllowedHost(url, privateHosts)
    if (url.protocol !== 'https:' && !isPrivate) throw new Error(`${url.host} is asked over https only.`)
    const host = isPrivate ? url.hostname : await publicAddressOf(url, resolve, signal)
    if (host === null) throw new Error(`${url.host} has no public address.`)
    const response = await open(url, dial(host, portOf(url)), sentOf(form), signal)
    try {
      if (response.statusCode !== 200) throw new Error(`${url.host} answered ${response.statusCode}.`)
      let text = ''
      for await (const chunk of response.setEncoding('utf8') as AsyncIterable<string>) {
        text += chunk
        if (text.length > most) throw new Error(`${url.host} answered with too much.`)
      }
      return JSON.parse(text) as unknown
    } finally {
      response.destroy()
    }
  }
}

function sentOf(form: Readonly<Record<string, string>>): Sent {
  const body = new URLSearchParams(form).toString()
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
      accept: 'application/json',
    },
    body,
  }
}
