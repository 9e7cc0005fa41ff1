import { routes } from '../routes.ts'
import { download } from './download.ts'
import { describe, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import { type CallError, NO_RESPONSE_MESSAGE, NO_RESPONSE_TITLE } from './call-error.ts'
import type { ClientOptions } from './exchange.ts'
import type { Tokens } from './tokens.ts'

const NOW = 1_800_000_000_000
const id = '01890000-0000-7000-8000-000000000001'
const good: Tokens = { 'access-token': 'one', 'token-type': 'Bearer', client: 'c', expiry: '1800001000', uid: 'u' }

interface Sent {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly signal: AbortSignal
  readonly keepalive: boolean | undefined
}
type Answer = Response | ((sent: Sent) => Response | Promise<Response>)

function setUp(answers: Answer | Answer[], start: Tokens | null = good, options: Partial<ClientOptions> = {}) {
  const queue = Array.isArray(answers) ? [...answers] : null
  const sent: Sent[] = []
  const memory = { tokens: start }
  const onSignedOut = vi.fn()
  const onForceUpdate = vi.fn()
  const client = createClient(
    {
      baseUrl: '/api/v2',
      fetch: async (url, init) => {
        const request = {
          url: url as string,
          method: init?.method ?? '',
          headers: init?.headers as Record<string, string>,
          body: init?.body,
          signal: init?.signal as AbortSignal,
          keepalive: init?.keepalive,
        }
        sent.push(request)
        const answer = queue ? queue.shift() : (answers as Answer)
        if (!answer) throw new Error('no answer left')
        return typeof answer === 'function' ? answer(request) : answer.clone()
      },
      tokens: {
        read: () => memory.tokens,
        write: (tokens) => void (memory.tokens = tokens),
        clear: () => void (memory.tokens = null),
      },
      appVersion: '3.0.0',
      now: () => NOW,
      onSignedOut,
      onForceUpdate,
      isForced: (latest) => latest === '4.0.0',
      ...options,
    },
    { first: routes, later: async () => ({}) },
  )
  return { client, sent, memory, onSignedOut, onForceUpdate }
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const failure = async (call: Promise<unknown>): Promise<CallError> =>
  call.then(
    () => expect.unreachable('the call went well'),
    (error) => error as CallError,
  )

describe('a request', () => {
  it('carries the common headers and the stored auth headers', async () => {
    const { client, sent } = setUp(json({ deck: 1 }))
    expect(await client.decks.show({ params: { id } })).toEqual({ deck: 1 })
    expect(sent[0]).toMatchObject({ url: `/api/v2/decks/${id}/show`, method: 'GET', body: undefined })
    expect(sent[0]?.headers).toEqual({ Accept: 'application/json', 'App-Version': '3.0.0', ...good })
  })

  it('says JSON on POST and PATCH, with an empty object where there is no body', async () => {
    const { client, sent } = setUp(json({ ok: true }))
    await client.auth.signOut()
    await client.clients.update({ params: { id }, body: { client: { name: 'A' } } })
    expect(sent.map((one) => [one.method, one.headers['Content-Type'], one.body])).toEqual([
      ['POST', 'application/json', '{}'],
      ['PATCH', 'application/json', '{"client":{"name":"A"}}'],
    ])
  })

  it('outlives its page only where it is asked to', async () => {
    const { client, sent } = setUp(json({ counted: true }))
    for (const input of [{}, { keepalive: true }])
      await client.shown_banners.click({ params: { id }, body: {}, ...input })
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([undefined, true])
  })

  it('puts parameters and the query into the address, escaped, and leaves out what is not said', async () => {
    const { client, sent } = setUp(json({ decks: [] }))
    await client.decks.list({ query: { search: 'a&b ?', limit: 5, owner: undefined } })
    expect(sent[0]?.url).toBe('/api/v2/decks/list?search=a%26b+%3F&limit=5')
  })

  it.each(['', '.', '..', '../admin'])('refuses or escapes the parameter %j', async (value) => {
    const { client, sent } = setUp(json({}))
    const outcome = await client.decks.show({ params: { id: value } }).catch((error: CallError) => error.code)
    if (value === '../admin') expect(sent[0]?.url).toBe('/api/v2/decks/..%2Fadmin/show')
    else expect([outcome, sent]).toEqual(['bad_request', []])
  })

  it('that can not be made says why in its own words, and is not sent', async () => {
    const { client, sent } = setUp(json({}), null)
    const wrongHeader = await failure(client.auth.signIn({ headers: { authtoken: 'पासवर्ड' } }))
    expect(wrongHeader).toMatchObject({ code: 'bad_request', status: 0 })
    const round: Record<string, unknown> = {}
    round['round'] = round
    const wrongBody = await failure(client.auth.signinLink({ body: round as never }))
    expect(wrongBody.code).toBe('bad_request')
    for (const { message } of [wrongHeader, wrongBody]) expect(message).not.toBe(NO_RESPONSE_MESSAGE)
    expect(wrongBody.message).toMatch(/circular/i)
    expect(sent).toEqual([])
  })

  it('of a sign-in by token has no body, and bears the headers of the session that it replaces', async () => {
    const { client, sent } = setUp(json({}))
    await client.auth.signIn({ headers: { authtoken: 'abc' } })
    expect(sent[0]).toMatchObject({ method: 'POST', body: undefined, headers: { ...good, authtoken: 'abc' } })
    expect(sent[0]?.headers['Content-Type']).toBeUndefined()
  })

  it('sends forms without a content type of its own, and no body where none is given', async () => {
    const { client, sent } = setUp(json({}), null)
    await client.auth.signIn({ body: { username: 'a@b.in', password: 'x' } })
    await client.auth.signIn({ headers: { authtoken: 't' } })
    expect((sent[0]?.body as FormData | undefined)?.get('username')).toBe('a@b.in')
    expect(sent[0]?.headers['Content-Type']).toBeUndefined()
    expect(sent[1]).toMatchObject({ body: undefined, headers: { authtoken: 't' } })
  })
})

describe('expiry', () => {
  it.each([
    ['no tokens', null],
    ['no expiry', { ...good, expiry: '' }],
    ['a word for expiry', { ...good, expiry: 'soon' }],
    ['expired a second ago', { ...good, expiry: '1799999999' }],
    ['expiring this second', { ...good, expiry: '1800000000' }],
  ])('%s: rejected and signed out without a request', async (_name, tokens) => {
    const { client, sent, onSignedOut, memory } = setUp(json({}), tokens)
    const error = await failure(client.auth.me())
    expect([error.status, error.code, sent.length, memory.tokens]).toEqual([401, 'session_expired', 0, null])
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith(error.errors)
  })

  it('by a clock that is wrong ends no session: the server is asked', async () => {
    const expired = { ...good, expiry: '1799999999' }
    const open = setUp(json({ fine: 1 }), expired, { isOpen: async () => true })
    expect(await open.client.auth.me()).toEqual({ fine: 1 })
    expect(open.sent[0]?.headers).toMatchObject(expired)
    const sessionEndedText = () => 'आपका सत्र समाप्त हो गया है।'
    const ended = setUp(json({}), expired, { isOpen: async () => false, sessionEndedText })
    await failure(ended.client.auth.me())
    expect(ended.onSignedOut).toHaveBeenCalledExactlyOnceWith(['आपका सत्र समाप्त हो गया है।'])
  })

  it('is compared in seconds', async () => {
    const { client } = setUp(json({ fine: 1 }), { ...good, expiry: '1800000001' }, { now: () => NOW + 999 })
    expect(await client.auth.me()).toEqual({ fine: 1 })
  })

  it('is skipped for public paths, which expired tokens are not sent to', async () => {
    const { client, sent, onSignedOut } = setUp(json({ config: 1 }), { ...good, expiry: '1' })
    await client.config.fetch()
    expect(sent[0]?.headers['access-token']).toBeUndefined()
    expect(onSignedOut).not.toHaveBeenCalled()
  })
})

describe('tokens of an answer', () => {
  const rotated = { 'access-token': 'two', 'token-type': 'Bearer', client: 'c', expiry: '1800002000', uid: 'u' }

  it('are taken over, and blank ones keep what is stored', async () => {
    const first = setUp(json({}, 200, { ...rotated, uid: ' ' }))
    await first.client.auth.me()
    expect(first.memory.tokens).toEqual(rotated)
    const second = setUp(json({}, 200, { 'access-token': '', expiry: '1900000000' }))
    await second.client.auth.me()
    expect(second.memory.tokens).toEqual(good)
  })

  it('with an older expiry never overwrite newer ones', async () => {
    const { client, memory } = setUp((): Response => {
      memory.tokens = { ...good, 'access-token': 'newest', expiry: '1800009000' }
      return json({}, 200, rotated)
    })
    await client.auth.me()
    expect(memory.tokens?.['access-token']).toBe('newest')
  })

  it('do not sign in again who has signed out meanwhile', async () => {
    const { client, memory } = setUp((): Response => {
      memory.tokens = null
      return json({}, 200, rotated)
    })
    await client.auth.me()
    expect(memory.tokens).toBeNull()
  })

  it('of a sign-in are stored, even over another session', async () => {
    const mine = { ...rotated, client: 'other', expiry: '1800000500' }
    for (const start of [null, good]) {
      const { client, memory } = setUp(json({}, 200, mine), start)
      await client.auth.signIn({ body: { username: 'a@b.in', password: 'x' } })
      expect(memory.tokens).toEqual(mine)
    }
  })
})

describe('401', () => {
  const refusal = { errors: ['Somebody signed you out.'], code: 'not_signed_in' }

  it('on a path that is not public signs out with the server’s errors', async () => {
    const { client, onSignedOut, memory } = setUp(json(refusal, 401))
    const error = await failure(client.auth.me())
    expect(error.errors).toEqual(refusal.errors)
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith(refusal.errors)
    expect(memory.tokens).toBeNull()
  })

  it('of several calls under way is told once, in the words of the first', async () => {
    const { client, onSignedOut } = setUp([json(refusal, 401), json({}, 401), json({}, 401)])
    await Promise.all([client.auth.me(), client.auth.me(), client.auth.me()].map(failure))
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith(refusal.errors)
  })

  it('on a public path only rejects', async () => {
    const { client, onSignedOut, memory } = setUp(json({ errors: ['Wrong password.'], code: 'wrong_credentials' }, 401))
    expect((await failure(client.auth.signIn({ body: {} }))).code).toBe('wrong_credentials')
    expect(onSignedOut).not.toHaveBeenCalled()
    expect(memory.tokens).toEqual(good)
  })

  it('of a token that another tab has rotated is tried once more with the new one', async () => {
    const { client, sent, memory, onSignedOut } = setUp([
      () => {
        memory.tokens = { ...good, 'access-token': 'two' }
        return json(refusal, 401)
      },
      json({ fine: 1 }),
    ])
    expect(await client.auth.me()).toEqual({ fine: 1 })
    expect(sent.map((one) => one.headers['access-token'])).toEqual(['one', 'two'])
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('a second time signs out', async () => {
    let turn = 0
    const { client, sent, memory, onSignedOut } = setUp(() => {
      memory.tokens = { ...good, 'access-token': `turn ${turn++}` }
      return json(refusal, 401)
    })
    expect((await failure(client.auth.me())).status).toBe(401)
    expect([sent.length, onSignedOut.mock.calls.length]).toEqual([2, 1])
  })

  it('of an old session leaves a new one alone', async () => {
    const { client, memory, onSignedOut } = setUp((): Response => {
      memory.tokens = { ...good, client: 'new', expiry: '1' }
      return json(refusal, 401)
    })
    await failure(client.auth.me())
    expect(memory.tokens?.client).toBe('new')
    expect(onSignedOut).not.toHaveBeenCalled()
  })
})

describe('other failures', () => {
  it('bear the status text and the errors of the body', async () => {
    const body = {
      errors: ['Free keeps one deck published.'],
      code: 'plan_limit',
      fields: { name: 'x' },
      limit: { name: 'activeCampaigns', limit: 1, used: 1, lifts: 'educational' },
      data: { a: 1 },
      id: 'r1',
    }
    const { client } = setUp(
      new Response(JSON.stringify(body), {
        status: 402,
        statusText: 'Payment Required',
        headers: { 'retry-after': '7' },
      }),
    )
    const error = await failure(client.auth.me())
    expect({ ...error, message: error.message }).toEqual({
      name: 'CallError',
      status: 402,
      message: 'Payment Required',
      title: 'Payment Required',
      retryAfter: 7,
      ...body,
    })
  })

  it.each([
    ['HTML', '<h1>Bad gateway</h1>'],
    ['null', 'null'],
    ['errors of a wrong type', '{"errors":[1,{}],"code":7}'],
    ['nothing', ''],
  ])('with %s for a body still say something', async (_name, body) => {
    const { client } = setUp(new Response(body, { status: 502 }))
    const error = await failure(client.auth.me())
    expect([error.status, error.code, error.message, error.errors]).toEqual([
      502,
      'bad_reply',
      'Bad Gateway',
      ['Bad Gateway'],
    ])
  })

  it('without an answer are worded as specified', async () => {
    const { client } = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await failure(client.auth.me())
    expect([error.status, error.code, error.title, error.message]).toEqual([
      0,
      'no_response',
      NO_RESPONSE_TITLE,
      NO_RESPONSE_MESSAGE,
    ])
    expect(NO_RESPONSE_MESSAGE).toBe('The Request failed. Please make sure you are connected to Internet')
  })

  const never = (sent: Sent) =>
    new Promise<Response>((_resolve, reject) => sent.signal.addEventListener('abort', () => reject(sent.signal.reason)))

  it('end after the time limit', async () => {
    const { client } = setUp(never, good, { timeoutMs: 10 })
    expect((await failure(client.auth.me())).code).toBe('timed_out')
  })

  it('end after the time limit in the middle of an answer, too', async () => {
    let isRead = false
    const begun = ({ signal }: Sent) =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('{"user":'))
            signal.addEventListener('abort', () => controller.error(signal.reason))
          },
          // Once the first part has been read.
          pull: () => void (isRead = true),
        }),
      )
    const { client } = setUp(begun, good, { timeoutMs: 10 })
    expect((await failure(client.auth.me())).code).toBe('timed_out')
    const patient = setUp(begun)
    const controller = new AbortController()
    const call = failure(patient.client.auth.me({ signal: controller.signal }))
    await expect.poll(() => isRead).toBe(true)
    controller.abort()
    expect((await call).code).toBe('aborted')
  })

  it('by the caller’s signal are told apart', async () => {
    const { client, sent } = setUp(never)
    const controller = new AbortController()
    const call = failure(client.auth.me({ signal: controller.signal }))
    await expect.poll(() => sent.length).toBe(1)
    controller.abort()
    expect((await call).code).toBe('aborted')
  })

  it('an answer that is no JSON is one', async () => {
    const { client } = setUp(new Response('<html>'))
    expect((await failure(client.auth.me())).code).toBe('bad_reply')
  })
})

describe('a newer server', () => {
  it.each([
    ['4.0.0', 200, 1],
    ['4.0.0', 404, 1],
    ['3.0.1', 200, 0],
    [' ', 200, 0],
  ])('%s with status %i forces %i update', async (latest, status, times) => {
    const { client, onForceUpdate } = setUp(json({}, status, { 'latest-version': latest }))
    await client.auth.me().catch(() => null)
    expect(onForceUpdate).toHaveBeenCalledTimes(times)
    if (times) expect(onForceUpdate).toHaveBeenCalledWith(latest)
  })
})

describe('a download', () => {
  it.each([
    ['attachment; filename="answers.csv"', 'answers.csv'],
    [`attachment; filename="x.csv"; filename*=UTF-8''${encodeURIComponent('उत्तर.csv')}`, 'उत्तर.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ["attachment; filename*=UTF-8''%E0%A4%A", '%E0%A4%A'],
    ['attachment', null],
    ['', null],
  ])('named by %j is called %j', async (disposition, fileName) => {
    const { client } = setUp(new Response('a,b', { headers: { 'content-disposition': disposition } }))
    const file = await download(client, 'analytics', 'deckExport', { params: { id } })
    expect([await file.blob.text(), file.fileName]).toEqual(['a,b', fileName])
  })

  it('says how much of it has arrived', async () => {
    const { client } = setUp(new Response('a,b', { headers: { 'content-type': 'text/csv' } }))
    const onBytes = vi.fn()
    const { blob } = await download(client, 'analytics', 'deckExport', { params: { id }, onBytes })
    expect([await blob.text(), blob.type]).toEqual(['a,b', 'text/csv'])
    expect(onBytes).toHaveBeenLastCalledWith(3)
  })
})
