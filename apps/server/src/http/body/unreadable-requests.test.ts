import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, formOf, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'

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
