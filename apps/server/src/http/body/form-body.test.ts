import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'

let test: TestApp
let app: TestApp['app']
let creator: Person
const sockets: Socket[] = []
beforeAll(async () => {
  test = await createTestApp()
  creator = await test.signedIn('Creator')
  app = await test.another({ deadlines: { request: 800, headers: 500, form: 300 } })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await test.close()
})

/** Sends bytes and returns the reply, up to its end or until the server closes the connection. */
function answerTo(bytes: string): Promise<string> {
  return new Promise((done) => {
    let text = ''
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes))
    sockets.push(socket)
    socket
      .on('data', (data) => {
        text += data.toString()
        if (text.includes('\r\n\r\n') && /"code"|"ok"/.test(text)) done(text)
      })
      .on('close', () => done(text))
      .on('error', () => done(text))
  })
}

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

function formTo(path: string, body: string, length = Buffer.byteLength(body)): Promise<string> {
  return answerTo(
    `POST /api/v2${path} HTTP/1.1\r\nhost: x\r\n${headersOf(creator.headers)}content-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n${body}`,
  )
}

const part = (name: string, more = '') => `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`
const forms: readonly (readonly [string, string])[] = [
  ['a part without headers', '--x\r\n\r\n--x--'],
  ['a part whose headers the boundary cuts short', `${part('username')}--x--\r\n`],
  ['a file whose headers the boundary cuts short', `${part('file', '; filename="a.png"')}--x--\r\n`],
  ['a file behind one cut short', `${part('a')}${part('file', '; filename="a.png"')}\r\nabc\r\n--x--\r\n`],
  ['a field, then a part without headers', `${part('alt')}\r\nabc\r\n--x\r\n\r\n--x--`],
  ['headers without end', part('username')],
  ['no boundary of its own', '--y\r\n\r\n--y--'],
  ['an end and nothing else', '--x--'],
]
const calls = ['/auth/sign_in', '/media/upload', '/play/attempts/01890000-0000-7000-8000-000000000001/files/stream']

describe.each(calls)('a form to %s is answered', (path) => {
  it('whatever is wrong with it', async () => {
    const answers = await Promise.all(forms.map(async ([name, body]) => [name, await formTo(path, body)] as const))
    for (const [name, text] of answers)
      // product.md §8: sign-in without an e-mail is a 500 with this message.
      if (!text.includes('email_format')) expect(text, name).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  it('or its connection closed, wherever it stops coming', async () => {
    const whole: string = `${part('alt')}\r\nabc\r\n${part('file', '; filename="a.png"')}\r\n\x89PNG\r\n--x--\r\n`
    const cuts = Array.from({ length: 20 }, (_, at) => whole.slice(0, (whole.length * at) / 20))
    const answers = await Promise.all(cuts.map((body) => formTo(path, body, 100_000)))
    for (const text of answers) if (!text.includes('email_format')) expect(text).toMatch(/^HTTP\/1\.1 4\d\d |^$/)
  })
})

describe('a request without end', () => {
  it('is ended: nothing said, headers that never end, JSON that never ends', async () => {
    const answers = await Promise.all([
      answerTo(''),
      answerTo('POST /api/v2/auth/sign_in HTTP/1.1\r\nhost: x\r\n'),
      answerTo(
        'POST /api/v2/activity/tracker HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"events":[',
      ),
    ])
    for (const text of answers) expect(text).toMatch(/^HTTP\/1\.1 408 |^$/)
  })
})
