import type { TestApp } from '../../../test/app.ts'

/** A browser on its way: what the start page sent, with the browser's cookie. */
export interface Started {
  readonly status: number
  readonly location: string
  readonly cookie: string
  readonly setCookie: string
}

export interface Visit {
  start(client: string, options?: { back?: string; cookie?: string; again?: boolean }): Promise<Started>
  /** Calls `connect` with the code and state of the provider's redirect. */
  connect(
    client: string,
    returned: string,
    cookie: string,
    change?: Readonly<Record<string, string>>,
  ): ReturnType<TestApp['call']>
}

export const signsInOf = (test: () => TestApp): Visit => ({
  async start(client, { back, cookie = '', again = false } = {}) {
    const params = new URLSearchParams({ ...(back !== undefined && { back }), ...(again && { again: '1' }) })
    const reply = await test().app.inject({
      method: 'GET',
      url: `/api/v2/${client}/auth/start?${params.toString()}`,
      headers: { cookie },
    })
    const setCookie = String(reply.headers['set-cookie'] ?? '')
    return {
      status: reply.statusCode,
      location: reply.headers['location'] ?? '',
      setCookie,
      cookie: setCookie.split(';')[0] ?? '',
    }
  },
  connect(client, returned, cookie, change = {}) {
    const { code, state, iss } = Object.fromEntries(new URL(returned).searchParams)
    const body = { code, state, ...(iss !== undefined && { iss }), ...change }
    return test().call('sso.connect', { params: { client }, body, headers: { cookie } })
  },
})
