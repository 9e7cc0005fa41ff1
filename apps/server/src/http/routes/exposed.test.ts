import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_MAX_VERSION, DEFAULT_MIN_VERSION } from 'node:tls'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'

let test: TestApp
let app: FastifyInstance
let port: number
beforeAll(async () => {
  test = await createTestApp()
  const base = mkdtempSync(join(tmpdir(), 'deckle-web-'))
  const webFolder = join(base, 'dist')
  for (const folder of [join(base, '.git'), join(webFolder, 'assets')]) mkdirSync(folder, { recursive: true })
  writeFileSync(join(base, '.git/config'), 'secret of the source')
  writeFileSync(join(base, '.env'), 'secret of the source')
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Deckle</title>')
  writeFileSync(join(webFolder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(webFolder, 'assets/main-abc.js'), 'console.log(1)')
  app = await test.another({ webFolder })
  await app.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = app.server.address() as AddressInfo)
})
afterAll(async () => {
  await app.close()
  await test.close()
})

/** The answer to these bytes, until the server ends the connection. */
const answerTo = (bytes: string) =>
  new Promise<string>((done) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket
      .on('data', (data) => (text += String(data)))
      .on('error', () => undefined)
      .on('close', () => done(text))
  })

describe('only the build is served', () => {
  it.each(['/.git/config', '/.git/', '/.env', '/package.json', '/../.git/config', '/assets/../../.git/config'])(
    '%s is not there',
    async (path) => {
      for (const asked of [path, path.replaceAll('..', '%2e%2e'), path.replaceAll('../', '..%2f')]) {
        const answer = await answerTo(`GET ${asked} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
        expect(answer, asked).toMatch(/^HTTP\/1\.1 4\d\d /)
        expect(answer, asked).not.toContain('secret of the source')
      }
    },
  )

  it.each(['/assets', '/assets/', '/media/', '/api/v2/', '/metrics'])('%s lists nothing', async (url) => {
    const reply = await app.inject({ url })
    expect(reply.statusCode).toBe(404)
    expect(reply.body).not.toContain('main-abc')
  })

  it('says what it is, with its encoding', async () => {
    for (const [url, type] of [
      ['/', 'text/html; charset=utf-8'],
      ['/icon.svg', 'image/svg+xml; charset=utf-8'],
      ['/assets/main-abc.js', 'text/javascript; charset=utf-8'],
      ['/api/v2/config/fetch', 'application/json; charset=utf-8'],
      ['/api/v2/nowhere', 'application/json; charset=utf-8'],
    ] as const)
      expect((await app.inject({ url })).headers['content-type'], url).toBe(type)
  })
})

describe('HTTP', () => {
  it.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG'])('has no %s', async (method) => {
    const answer = await answerTo(`${method} / HTTP/1.1\r\nhost: x\r\nx-secret: echoed\r\nconnection: close\r\n\r\n`)
    expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/)
    expect(answer).not.toContain('echoed')
  })

  it.each([
    ['two lengths', 'content-length: 2\r\ncontent-length: 3'],
    ['a length and chunks', 'content-length: 4\r\ntransfer-encoding: chunked'],
    ['chunks under another name', 'transfer-encoding: xchunked'],
    ['a length that is none', 'content-length: +2'],
  ])('refuses a request with %s, and reads no second one out of it', async (_, headers) => {
    const inner = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'
    const answer = await answerTo(
      `POST /api/v2/auth/reset_password HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}\r\n\r\n0\r\n\r\n${inner}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  it('lets no other site read a call or make one', async () => {
    const origin = 'https://evil.example'
    const read = await app.inject({ url: '/api/v2/config/fetch', headers: { origin } })
    expect(Object.keys(read.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    const asked = await app.inject({
      method: 'OPTIONS',
      url: '/api/v2/auth/change_password',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'access-token' },
    })
    expect(asked.statusCode).toBe(404)
    expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('a sandboxed frame', () => {
  const origin = 'null'
  const begin = '/api/v2/play/abcdefgh/attempts'

  it('reads and makes the public calls of a play', async () => {
    const asked = await app.inject({
      method: 'OPTIONS',
      url: begin,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    })
    expect(asked.statusCode).toBe(204)
    expect(asked.headers).toMatchObject({ 'access-control-allow-origin': 'null', 'access-control-allow-headers': '*' })
    const refused = await app.inject({ method: 'POST', url: begin, headers: { origin }, payload: { nothing: 1 } })
    expect(refused.statusCode).toBe(400)
    expect(refused.headers).toMatchObject({ 'access-control-allow-origin': 'null' })
    expect(refused.headers['access-control-allow-credentials']).toBeUndefined()
  })

  it.each(['/api/v2/config/fetch', '/api/v2/auth/change_password', '/api/v2/users/list'])(
    'has nothing of %s',
    async (url) => {
      const read = await app.inject({ url, headers: { origin } })
      expect(Object.keys(read.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      expect((await app.inject({ method: 'OPTIONS', url, headers: { origin } })).statusCode).toBe(404)
    },
  )

  it('is the only other origin that a play answers', async () => {
    for (const other of ['https://evil.example', 'null.example', '']) {
      const read = await app.inject({ method: 'POST', url: begin, headers: { origin: other }, payload: {} })
      expect(read.headers['access-control-allow-origin']).toBeUndefined()
      expect((await app.inject({ method: 'OPTIONS', url: begin, headers: { origin: other } })).statusCode).toBe(404)
    }
  })
})

it('outgoing connections use TLS 1.2 or 1.3, and check certificates', () => {
  expect([DEFAULT_MIN_VERSION, DEFAULT_MAX_VERSION]).toEqual(['TLSv1.2', 'TLSv1.3'])
  expect(process.env['NODE_TLS_REJECT_UNAUTHORIZED']).toBeUndefined()
})
