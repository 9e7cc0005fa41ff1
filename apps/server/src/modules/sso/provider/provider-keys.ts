import type * as OpenIdClient from 'openid-client'

type Keys = Parameters<typeof OpenIdClient.setJwksCache>[1]
type Fetch = (url: string, init: object) => Promise<Response>

/** Milliseconds for which fetched keys are reused for an unknown key id: forged tokens can't make us fetch more often. */
const PAUSE = 5000
/** Seconds after which openid-client fetches keys again for an unknown key id. */
const REFETCH_AGE = 60
/** Milliseconds after which keys are fetched again in any case, as openid-client does. */
const MAX_AGE = 300_000

interface Fetched {
  readonly at: number
  readonly text: string
  readonly headers: Headers
}

export interface ProviderKeys {
  readonly fetch: Fetch
  /** Keys for a new configuration, old enough to be fetched again for an unknown key id; undefined if none are cached. */
  readonly cached: () => Keys | undefined
}

/** Caches a provider's keys for all its sign-ins, and fetches them at most every few seconds. Passes other requests on. */
export function createProviderKeys(send: Fetch, address: string | undefined, now: () => number): ProviderKeys {
  const url = address === undefined ? undefined : URL.parse(address)?.href
  let latest: Fetched | undefined
  let pending: Promise<Response> | undefined
  const isYounger = (age: number) => latest !== undefined && now() - latest.at < age
  const fetchKeys = async (init: object): Promise<Response> => {
    const answer = await send(url ?? '', init)
    if (answer.ok) latest = { at: now(), text: await answer.clone().text(), headers: answer.headers }
    return answer
  }
  return {
    fetch: async (requested, init) => {
      if (requested !== url) return send(requested, init)
      if (latest && isYounger(PAUSE)) return new Response(latest.text, { headers: latest.headers })
      pending ??= fetchKeys(init).finally(() => (pending = undefined))
      return (await pending).clone()
    },
    cached: () => {
      if (!latest || !isYounger(MAX_AGE)) return undefined
      try {
        const uat = Math.floor(Date.now() / 1000) - REFETCH_AGE - 1
        return { jwks: JSON.parse(latest.text) as Keys['jwks'], uat }
      } catch {
        // Not JSON: openid-client fetches and reports it.
        return undefined
      }
    },
  }
}
