import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSafeFetch } from './safe-fetch.ts'

const names: Record<string, readonly string[]> = {
  'site.example': ['93.184.216.34'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['93.184.216.34', '::1'],
}
let server: Server
let address: string
const received: { path: string | undefined; method: string | undefined; type: string | undefined; body: string }[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += String(part)))
    request.on('end', () => {
      received.push({ path: request.url, method: request.method, type: request.headers['content-type'], body })
      const to = URL.parse(request.url ?? '', address)?.searchParams.get('to')
      if (to) response.writeHead(Number(request.url?.slice(1, 4)), { location: to }).end()
      else if (request.url !== '/slow') response.writeHead(request.url === '/bad' ? 500 : 200).end('x'.repeat(100_000))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => void (received.length = 0))

const dialled: string[] = []
const post = (url: string, privateHosts: readonly string[] = ['127.0.0.1'], longest = 60_000) =>
  createSafeFetch({
    resolve: async (host) => names[host] ?? [],
    dial(host, port) {
      dialled.push(host)
      return { host, port }
    },
    longest,
    privateHosts,
  }).post(url, { headers: { 'content-type': 'application/json' }, body: '{"a": "चाय"}' })

describe('sending to an address that somebody typed', () => {
  it('sends the body as it is, and tells the status', async () => {
    expect(await post(`${address}/`)).toEqual({ status: 200 })
    expect(received).toEqual([{ path: '/', method: 'POST', type: 'application/json', body: '{"a": "चाय"}' }])
    expect(await post(`${address}/bad`)).toEqual({ status: 500 })
    expect(await post(`${address}/slow`, undefined, 50)).toBe('failed')
  })

  it.each([
    'http://site.example/',
    'https://127.0.0.1/',
    'https://127.0.0.1:8443/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://169.254.169.254/latest/meta-data',
    'https://inside.example/',
    'https://both.example/',
    'https://nowhere.example/',
    'https://user:secret@site.example/',
    'ftp://site.example/',
    'file:///etc/passwd',
    'nothing',
  ])('never connects for %s', async (url) => {
    dialled.length = 0
    expect(await post(url, [])).toBe('refused')
    expect(dialled).toEqual([])
  })

  it('goes to hosts that the settings allow, and to no others', async () => {
    const { port } = new URL(address)
    expect(await post(`${address}/`, [`127.0.0.1:${port}`])).toEqual({ status: 200 })
    expect(await post(`${address}/`, ['127.0.0.1:1'])).toBe('refused')
  })

  it('follows redirects that keep the body, each checked like the first address', async () => {
    expect(await post(`${address}/307?to=/next`)).toEqual({ status: 200 })
    expect(received.map(({ method, body }) => [method, body.length > 0])).toEqual([
      ['POST', true],
      ['POST', true],
    ])
    expect(await post(`${address}/302?to=/next`)).toEqual({ status: 302 })
    for (const to of ['https://127.0.0.2/', 'https://inside.example/', 'http://site.example/', 'file:///etc/passwd'])
      expect(await post(`${address}/308?to=${encodeURIComponent(to)}`), to).toBe('refused')
    expect(await post(`${address}/308?to=${encodeURIComponent('/308?to=x')}`)).toEqual({ status: 200 })
  })
})
