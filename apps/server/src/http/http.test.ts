import { connect, type AddressInfo } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorStatus } from '@deckle/core/error.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuse } from '../refusal.ts'
import { createTestApp, formOf, type TestApp } from '../test/app.ts'
import { insertRows } from '../test/rows.ts'
import type { Person } from '../test/factories.ts'
import { FileStoreError } from '../platform/files/files.ts'
import { refusalOfDatabase } from './database-errors.ts'
import { errorBody } from './error-reply.ts'
import { audienceLanguage, preferredLanguage } from './language.ts'
import { htmlPolicy } from './security-headers.ts'
import { english } from '../words/en/english.ts'
import { hindi } from '../words/hi/hindi.ts'

let test: TestApp
let learner: Person
beforeAll(async () => {
  test = await createTestApp()
  learner = await test.signedIn('Learner')
})
afterAll(() => test.close())

const json = { 'content-type': 'application/json' }
const post = (url: string, payload: string | Buffer, headers: Record<string, string> = json) =>
  test.app.inject({ method: 'POST', url: `/api/v2${url}`, payload, headers: { ...learner.headers, ...headers } })

describe('what can not be read', () => {
  it.each<[string, string | Buffer, Record<string, string>, number, string]>([
    ['broken JSON', '{"email":', json, 400, 'bad_json'],
    ['no object', '"text"', json, 400, 'malformed'],
    ['null', 'null', json, 400, 'malformed'],
    ['an array', '[]', json, 400, 'malformed'],
    ['__proto__', '{"email":"a@b.in","__proto__":{"x":1}}', json, 400, 'bad_json'],
    ['constructor.prototype', '{"constructor":{"prototype":{"x":1}}}', json, 400, 'bad_json'],
    ['bad UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), json, 400, 'bad_json'],
    ['another type', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_type'],
    ['plain text', 'hello', { 'content-type': 'text/plain' }, 415, 'unsupported_type'],
    [
      'a form where none is taken',
      '--x--',
      { 'content-type': 'multipart/form-data; boundary=x' },
      415,
      'unsupported_type',
    ],
    ['a nonsense type', '{}', { 'content-type': ';;;' }, 415, 'unsupported_type'],
    ['too much', `{"email":"${'a'.repeat(1024 * 1024)}"}`, json, 413, 'too_large'],
  ])('%s', async (_, payload, headers, status, code) => {
    const reply = await post('/auth/reset_password', payload, headers)
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, code])
  })

  it.each<[string, string | Buffer, string]>([
    ['no boundary', 'x', 'multipart/form-data'],
    ['no end', '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\nabc', 'multipart/form-data; boundary=x'],
    ['rubbish', Buffer.from([0, 255, 1, 254]), 'multipart/form-data; boundary=x'],
    [
      'a field twice',
      '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\na\r\n--x\r\nContent-Disposition: form-data; name="username"\r\n\r\nb\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    [
      '__proto__',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('a form: %s', async (_, payload, type) => {
    const reply = await post('/auth/sign_in', payload, { 'content-type': type })
    expect([400, 415]).toContain(reply.statusCode)
  })

  it('a form with too much, or with a file where none belongs', async () => {
    const big = formOf({ username: 'a'.repeat(20_000), password: 'x' })
    expect((await post('/auth/sign_in', big.payload, big.headers)).statusCode).toBe(413)
    const file = formOf({ username: { filename: 'a.txt', content: Buffer.alloc(100), type: 'text/plain' } })
    expect((await post('/auth/sign_in', file.payload, file.headers)).json<{ code: string }>().code).toBe('email_format')
  })

  it('paths and queries', async () => {
    const get = (url: string) => test.app.inject({ url: `/api/v2${url}`, headers: learner.headers })
    for (const url of [
      '/users/%/show',
      '/users/%ff/show',
      '/users/%00/show',
      `/users/${'a'.repeat(2000)}/show`,
      '/users/../show',
      '/nowhere',
      '/users/x/show',
    ])
      expect([400, 404]).toContain((await get(url)).statusCode)
    expect((await get('/search?q=a&q=b')).json<{ fields: unknown }>().fields).toEqual({ q: 'must be text' })
    expect((await get('/search?q=%00')).statusCode).toBe(400)
    expect((await get('/search')).json()).toEqual({
      errors: ['Please check: q is missing.'],
      code: 'malformed',
      fields: { q: 'is missing' },
    })
  })

  it('field faults are told by name, in Hindi too', async () => {
    const body = { title: 'x'.repeat(141), text: 5, link: 'javascript:alert(1)' }
    const manager = await test.signedIn('Manager')
    const fields = async (language: string) =>
      (
        await test.call('notifications.create', {
          as: manager,
          params: { id: manager.userId },
          body,
          headers: { 'accept-language': language },
        })
      ).error.fields
    expect(await fields('en')).toEqual({
      title: 'must be at most 140 characters',
      text: 'must be text',
      link: expect.any(String) as string,
    })
    expect((await fields('hi'))?.['title']).toMatch(/140 अक्षर/)
  })

  it('a request that is no HTTP ends, and the server lives', async () => {
    const app = await test.another({ handlers: {} })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    for (const bytes of [
      '\0\0\0\r\n\r\n',
      'GET / HTTP/9\r\n\r\n',
      `GET / HTTP/1.1\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`,
    ]) {
      const answer = await new Promise<string>((done) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
        let text = ''
        socket
          .on('data', (data) => (text += data.toString()))
          .on('close', () => done(text))
          .on('error', () => undefined)
      })
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d|^$/)
    }
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    await app.close()
  })
})

describe('errors', () => {
  it('have words in both languages for every code and message', () => {
    const codes = Object.keys(errorStatus)
    expect(Object.keys(english.codes).toSorted()).toEqual(codes.toSorted())
    expect(Object.keys(hindi.codes).toSorted()).toEqual(codes.toSorted())
    for (const words of [...Object.values(english.codes), ...Object.values(english.refusals)])
      expect(words).toMatch(/[.!?]$/)
    for (const words of [...Object.values(hindi.codes), ...Object.values(hindi.refusals)])
      expect(words).toMatch(/[\u0900-\u097f]/)
  })

  it('a bug shows nothing but an id', async () => {
    const body = errorBody(refuse('internal'), 'en', 'r1')
    expect(body).toEqual({ errors: [english.codes.internal], code: 'internal', id: 'r1' })
    const broken = await createTestApp({
      change: (deps) => ({
        config: {
          ...deps.config,
          current: () => ({
            ...deps.config.current(),
            get registration(): boolean {
              throw new Error('secret inside')
            },
          }),
        },
      }),
    })
    const { status, error, headers } = await broken.call('config.fetch')
    expect([status, error.code, error.id]).toEqual([500, 'internal', headers['x-request-id']])
    expect(JSON.stringify(error)).not.toContain('secret')
    await broken.close()
  })

  it('of the database: away is 503, taken is 409, a bug is none', () => {
    const of = (fields: object, message = 'x') => refusalOfDatabase(Object.assign(new Error(message), fields))?.code
    for (const code of ['57P01', '57P03', '08006', '53300', '57014']) expect(of({ code })).toBe('unavailable')
    expect(of({ code: '53100' })).toBe('disk_full')
    expect(of({ code: 'ECONNREFUSED', syscall: 'connect' })).toBe('unavailable')
    for (const words of ['Connection terminated unexpectedly', 'Query read timeout', 'timeout expired'])
      expect(of({}, words)).toBe('unavailable')
    expect(of({ code: '23505' })).toBe('already_taken')
    expect(of({ code: '42P01' })).toBeUndefined()
    expect(of({}, 'anything')).toBeUndefined()
  })

  it.each([
    [new FileStoreError('The file store does not answer.'), 503, 'unavailable'],
    [
      Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC', syscall: 'write' }),
      507,
      'disk_full',
    ],
    [Object.assign(new Error('could not extend file'), { code: '53100' }), 507, 'disk_full'],
    [Object.assign(new Error('too many open files'), { code: 'EMFILE', syscall: 'open' }), 503, 'unavailable'],
  ])('%s is told in the contract’s shape, with when to try again', async (error, status, code) => {
    const broken = await createTestApp({
      change: (deps) => ({
        config: {
          ...deps.config,
          current: () => ({
            ...deps.config.current(),
            get registration(): boolean {
              throw error
            },
          }),
        },
      }),
    })
    const reply = await broken.call('config.fetch')
    expect([reply.status, reply.error]).toEqual([status, { errors: [expect.any(String)], code }])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    await broken.close()
  })

  it('while the database is away every call answers 503 with Retry-After', async () => {
    const lost = await createTestApp()
    const user = await lost.signedIn('Creator')
    const { rows } = await lost.deps.pool.query<{ name: string }>('select current_database() as name')
    const kill = () =>
      test.deps.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [rows[0]?.name])
    await test.deps.pool.query(`alter database ${rows[0]?.name} allow_connections false`)
    await kill()
    const { status, headers } = await lost.call('auth.me', { as: user })
    expect([status, headers['retry-after']]).toEqual([503, '1'])
    const ready = await lost.app.inject('/readyz')
    expect([ready.statusCode, ready.headers['retry-after'], ready.json<object>()]).toEqual([
      503,
      '1',
      { errors: [expect.any(String)], code: 'unavailable' },
    ])
    expect((await lost.app.inject('/healthz')).statusCode).toBe(200)
    await test.deps.pool.query(`alter database ${rows[0]?.name} allow_connections true`)
    expect((await lost.call('auth.me', { as: user })).status).toBe(200)
    await lost.close()
  })

  it.each([
    [undefined, 'en'],
    ['hi', 'hi'],
    ['en-GB,en;q=0.9,hi;q=0.8', 'en'],
    ['hi-IN;q=0.9, en;q=0.2', 'hi'],
    ['de, hi;q=0.1', 'hi'],
    ['hi;q=0', 'en'],
    ['*', 'en'],
  ])('%s is answered in %s', (header, language) => expect(preferredLanguage(header)).toBe(language))

  it.each([
    [undefined, 'en'],
    ['ta-IN,en;q=0.8', 'ta'],
    ['nl, pt-BR;q=0.6, es;q=0.4', 'pt'],
    ['zh-Hant-TW', 'zh'],
    ['nl', 'en'],
    ['ur;q=0, hi;q=0.1', 'hi'],
    ['constructor, __proto__', 'en'],
  ])('people who play and want %s are answered in %s', (header, language) =>
    expect(audienceLanguage(header)).toBe(language),
  )
})

describe('headers', () => {
  it('keep what is data from being anything else', async () => {
    const reply = await test.app.inject('/api/v2/config/fetch')
    expect(reply.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(reply.headers['strict-transport-security']).toBeUndefined()
  })

  it('ask for https where people come by it', async () => {
    const safe = await createTestApp({ env: { PUBLIC_URL: 'https://learn.example' } })
    expect((await safe.app.inject('/healthz')).headers['strict-transport-security']).toContain('max-age=31536000')
    await safe.close()
  })

  it("a page's policy allows hashes and nothing else inline, and a frame only for /embed", () => {
    expect(htmlPolicy()).toContain("frame-ancestors 'none'")
    expect(htmlPolicy({ framed: true })).toContain('frame-ancestors *')
    expect(htmlPolicy({ framed: 'own' })).toContain("frame-ancestors 'self';")
    expect(htmlPolicy({ styleHashes: ["'sha256-x'"] })).toContain("style-src 'self' 'sha256-x'")
    expect(htmlPolicy()).not.toContain('unsafe')
  })
})

describe('metrics', () => {
  it('answer this machine, not one behind a proxy, whatever the proxy says of itself', async () => {
    const alone = await createTestApp({ env: { TRUST_PROXY: 'off' } })
    const ask = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await alone.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode
    expect(await ask({})).toBe(200)
    expect((await alone.app.inject('/metrics')).body).toContain('http_request_duration_seconds_bucket')
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) expect(await ask({ host })).toBe(200)
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-proto'])
      expect(await ask({ [name]: '198.51.100.1' }), name).toBe(404)
    expect(await ask({ host: 'learn.example' })).toBe(404)
    expect(await ask({}, '198.51.100.1')).toBe(404)
    await alone.close()
    // Behind a trusted proxy every request comes from this machine.
    expect((await test.app.inject('/metrics')).statusCode).toBe(404)
  })

  it('with a token, whoever has it', async () => {
    const guarded = await createTestApp({ env: { METRICS_TOKEN: 'sixteen-letters-at-least' } })
    expect((await guarded.app.inject('/metrics')).statusCode).toBe(404)
    expect(
      (await guarded.app.inject({ url: '/metrics', headers: { authorization: 'Bearer sixteen-letters-at-least' } }))
        .statusCode,
    ).toBe(200)
    await guarded.close()
  })
})

describe('the web app', () => {
  it('is served for every screen, compressed, with hashed names kept and the rest asked for', async () => {
    const webFolder = mkdtempSync(join(tmpdir(), 'deckle-web-'))
    mkdirSync(join(webFolder, 'assets'))
    writeFileSync(
      join(webFolder, 'index.html'),
      '<!doctype html><script>theme()</script><script type="module" src="/assets/main-abc.js"></script>',
    )
    writeFileSync(join(webFolder, 'assets/main-abc.js'), `console.log(1);${' '.repeat(3000)}`)
    writeFileSync(join(webFolder, 'sw.js'), 'self.x = 1')
    const app = await test.another({ handlers: {}, pages: [], webFolder })
    for (const url of [
      '/',
      '/login',
      '/deckle/login',
      '/contentEditor/1',
      '/articles/new',
      '/articles?tags=Hindi',
      '/forceUpdate?latest=3.1.0',
    ]) {
      const reply = await app.inject(url)
      expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ])
      expect(reply.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^ ]+';/)
    }
    const script = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
    const again = await app.inject({
      url: '/sw.js',
      headers: { 'if-none-match': String((await app.inject('/sw.js')).headers['etag']) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache')
    for (const url of ['/assets/none.js', '/no-such-screen', '/../package.json', '/assets/%2e%2e/%2e%2e/package.json'])
      expect((await app.inject(url)).statusCode).toBe(404)
    const visit = (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*' } })
    expect([
      (await visit('/no-such-screen')).statusCode,
      (await visit('/no-such-screen')).headers['content-type'],
    ]).toEqual([404, 'text/html; charset=utf-8'])
    for (const url of ['/api/v2/nothing', '/assets/none.js'])
      expect((await visit(url)).headers['content-type']).toBe('application/json; charset=utf-8')
    await app.close()
    rmSync(webFolder, { recursive: true })
  })
})

it('the OpenAPI document names every call', async () => {
  const document = (await test.app.inject('/api/v2/openapi.json')).json<{ paths: Record<string, unknown> }>()
  expect(document.paths).toHaveProperty(['/auth/sign_in', 'post', 'operationId'], 'auth.signIn')
})

it('large replies are compressed for who can read that', async () => {
  const manager = await test.signedIn('Admin')
  const many = Array.from({ length: 60 }, (_, at) => ({ client_id: manager.clientId, first_name: `Member ${at}` }))
  await insertRows(test.deps, 'users', many)
  const reply = await test.app.inject({
    url: '/api/v2/users/list/basic?limit=100',
    headers: { ...manager.headers, 'accept-encoding': 'gzip' },
  })
  expect([reply.headers['content-encoding'], reply.headers['vary']]).toEqual(['gzip', 'accept-encoding'])
})
