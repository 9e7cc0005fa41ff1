import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSafeFetch } from './safe-fetch.ts'

const page = { types: ['text/html'], most: 1000 }
const asked: string[] = []
const names: Record<string, readonly string[]> = {
  'site.example': ['93.184.216.34'],
  'other.example': ['2606:4700::1'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['93.184.216.34', '127.0.0.1'],
  'nowhere.example': [],
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void
const html: Answer = (response) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Hello')
const to =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end()
const answers: Record<string, Answer> = {
  '/page': html,
  '/to-page': to('/page'),
  '/to-other': to('http://other.example/to-page'),
  '/to-inside': to('http://inside.example/page'),
  '/twice-to-inside': to('http://other.example/to-inside'),
  '/to-literal': to('http://127.0.0.1/page'),
  '/to-mapped': to('http://[::ffff:127.0.0.1]/page'),
  '/to-decimal': to('http://2130706433/page'),
  '/to-file': to('file:///etc/passwd'),
  '/to-port': to('http://site.example:8080/page'),
  '/loop': to('/loop'),
  '/picture': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
  '/long': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('x'.repeat(5000)),
  '/packed': (response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('x'),
  '/busy': (response) => response.writeHead(503, { 'content-type': 'text/html' }).end(),
  '/gone': (response) => response.writeHead(410, { 'content-type': 'text/html' }).end(),
  '/slow': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('x'),
  '/endless': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const write = (): void => void (response.writable && response.write('x'.repeat(500), () => setImmediate(write)))
    write()
  },
}

let server: Server
const dialled: string[] = []
const fetcher = (longest = 60_000) =>
  createSafeFetch({
    resolve: async (host) => {
      const found = names[host]
      if (!found) throw new Error('ENOTFOUND')
      return found
    },
    dial(address, port) {
      dialled.push(`${address} ${port}`)
      return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
    },
    longest,
  })
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    const answer = answers[request.url ?? '']
    if (answer) answer(response, request)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('fetching an address that somebody typed', () => {
  it('connects to the address that was checked, and says the name', async () => {
    asked.length = dialled.length = 0
    const found = await fetcher().get('http://site.example/to-other', page)
    expect(found).toMatchObject({ url: 'http://other.example/page', contentType: 'text/html; charset=utf-8' })
    expect(String(typeof found === 'string' ? '' : found.body)).toBe('<p>Hello')
    expect(asked).toEqual(['site.example/to-other', 'other.example/to-page', 'other.example/page'])
    expect(dialled).toEqual(['93.184.216.34 80', '2606:4700::1 80', '2606:4700::1 80'])
  })

  it.each([
    'http://127.0.0.1/page',
    'http://[::1]/page',
    'http://[::ffff:127.0.0.1]/page',
    'http://2130706433/page',
    'http://0x7f000001/page',
    'http://0177.0.0.1/page',
    'http://169.254.169.254/latest/meta-data',
    'http://inside.example/page',
    'http://both.example/page',
    'http://nowhere.example/page',
    'http://site.example:8080/page',
    'http://site.example:22/page',
    'ftp://site.example/page',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://me:secret@site.example/page',
    'not an address',
  ])('refuses %s without a connection', async (address) => {
    dialled.length = 0
    expect(await fetcher().get(address, page)).toBe('refused')
    expect(dialled).toEqual([])
  })

  it.each([
    '/to-inside',
    '/twice-to-inside',
    '/to-literal',
    '/to-mapped',
    '/to-decimal',
    '/to-file',
    '/to-port',
    '/loop',
  ])('refuses the redirect of %s', async (path) => {
    dialled.length = 0
    expect(await fetcher().get(`http://site.example${path}`, page)).toBe('refused')
    expect(dialled.every((one) => /^(93|2606)/.test(one))).toBe(true)
    expect(dialled.length).toBeLessThanOrEqual(6)
  })

  it.each(['/picture', '/long', '/packed', '/gone', '/missing', '/endless'])(
    'refuses what %s answers',
    async (path) => {
      expect(await fetcher().get(`http://site.example${path}`, page)).toBe('refused')
    },
  )

  it('takes the beginning of what is too long where that is enough', async () => {
    const found = await fetcher().get('http://site.example/endless', { ...page, cut: true })
    expect(typeof found === 'string' ? found : found.body.length).toBe(1000)
  })

  it('may work later where the site is busy, slow or not found', async () => {
    for (const address of ['http://site.example/busy', 'http://lost.example/page'])
      expect(await fetcher().get(address, page)).toBe('failed')
    expect(await fetcher(100).get('http://site.example/slow', page)).toBe('failed')
  })
})
