import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { insertRows } from '../test/rows.ts'
import { serveStatic } from './routes/static.ts'
import { htmlPolicy } from './security-headers.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

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
    expect(htmlPolicy()).not.toContain('google')
  })

  it("a page's policy allows the gateway's checkout where it is configured, and not elsewhere", () => {
    const policy = htmlPolicy({ checkout: true })
    expect(policy).toContain("script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com;")
    expect(policy).toContain('https://api.razorpay.com https://checkout.razorpay.com;')
    expect(policy).not.toMatch(/(script|style)-src [^;]*unsafe/)
    expect(htmlPolicy()).not.toContain('razorpay')
  })
})

describe('metrics', () => {
  it('answer this machine, not one behind a proxy, whatever the proxy says of itself', async () => {
    const alone = await createTestApp({ env: { TRUST_PROXY: 'off' } })
    const ask = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await alone.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode
    expect(await ask({})).toBe(200)
    const { body } = await alone.app.inject('/metrics')
    expect(body).toContain('http_request_duration_seconds_bucket')
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds')
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

const noServices = { publicUrl: undefined, recaptcha: undefined, razorpay: undefined }
const razorpay = { keyId: 'key', keySecret: 'secret', webhookSecret: 'webhook' }

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
      'x-content-type-options': 'nosniff',
    })
    expect([script.headers, (await app.inject('/')).headers].map((headers) => 'permissions-policy' in headers)).toEqual(
      [false, true],
    )
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

  it('lets the checkout in where the gateway is configured, except on pages for others', async () => {
    const webFolder = mkdtempSync(join(tmpdir(), 'deckle-web-'))
    writeFileSync(join(webFolder, 'index.html'), '<!doctype html><script>theme()</script>')
    const headersOf = async (hasCheckout: boolean, url: string) => {
      const app = Fastify()
      serveStatic(app, webFolder, { ...noServices, ...(hasCheckout && { razorpay }) })
      const { headers } = await app.inject(url)
      await app.close()
      return headers
    }
    const [open, shut, shared] = [
      await headersOf(true, '/billing'),
      await headersOf(false, '/billing'),
      await headersOf(true, '/shared-report/x'),
    ]
    expect(open['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^ ]+' https:\/\/checkout\.razorpay\.com/,
    )
    expect(open['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(open['permissions-policy']).toContain('payment=(self "https://api.razorpay.com"')
    for (const headers of [shut, shared]) {
      expect(headers['content-security-policy']).not.toContain('razorpay')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toContain('payment=()')
    }
    rmSync(webFolder, { recursive: true })
  })
})

describe("reCAPTCHA's script", () => {
  const policies = async (env: Record<string, string>) => {
    const webFolder = mkdtempSync(join(tmpdir(), 'deckle-web-'))
    writeFileSync(join(webFolder, 'index.html'), '<!doctype html><script>theme()</script>')
    const own = await createTestApp({ env })
    const app = await own.another({ handlers: {}, pages: [], webFolder })
    const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy'])
    const found = {
      entry: await Promise.all(['/register', '/signup', '/tickets/new'].map(policyOf)),
      others: await Promise.all(['/', '/login', '/library', '/helpDesk', '/forgotPassword'].map(policyOf)),
    }
    await own.close()
    rmSync(webFolder, { recursive: true })
    return found
  }

  it('is allowed on the pages that ask for it where it is configured, and nowhere else', async () => {
    const { entry, others } = await policies({ RECAPTCHA_SECRET: 'secret', RECAPTCHA_SITE_KEY: 'site' })
    for (const policy of entry) {
      expect(policy).toMatch(
        /script-src 'self' 'sha256-[^ ]+' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;/,
      )
      expect(policy).toContain('https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/; worker-src')
      expect(policy).toContain("connect-src 'self' https://www.google.com/recaptcha/;")
    }
    for (const policy of others) expect(policy).not.toMatch(/google|gstatic/)
  })

  it('is allowed nowhere without', async () => {
    const { entry, others } = await policies({})
    for (const policy of [...entry, ...others]) expect(policy).not.toMatch(/google|gstatic/)
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
