import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSafeRequest } from './safe-request.ts'

let server: Server
let port: number
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/long') return void response.end('x'.repeat(5000))
    if (request.url === '/slow') return
    if (request.url === '/away') return void response.writeHead(302, { location: 'http://127.0.0.1/' }).end()
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => response.writeHead(201, { 'x-method': request.method ?? '' }).end(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = { method: 'GET', headers: {} } as const

it('goes to public addresses over https alone, unless a host is allowed', async () => {
  const request = createSafeRequest({
    resolve: async (host) => (host === 'inside.example' ? ['93.184.216.34', '10.0.0.1'] : ['93.184.216.34']),
    longest: 60_000,
  })
  for (const url of [
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'https://inside.example/',
    'http://public.example/',
    'https://user:pass@public.example/',
    'ftp://public.example/',
    'nothing',
  ])
    expect(await request(url, get), url).toBe('refused')
})

it('sends a body, and answers with status, headers and body; a redirect is an answer', async () => {
  const request = createSafeRequest({ privateHosts: [`127.0.0.1:${port}`], longest: 60_000, most: 1000 })
  const answer = await request(`http://127.0.0.1:${port}/`, { method: 'POST', headers: {}, body: 'a=b' })
  expect(answer).toMatchObject({ status: 201, headers: { 'x-method': 'POST' }, body: Buffer.from('a=b') })
  expect(await request(`http://127.0.0.1:${port}/away`, get)).toMatchObject({ status: 302 })
  expect(await request(`http://127.0.0.1:${port}/long`, get)).toBe('failed')
  const impatient = createSafeRequest({ privateHosts: [`127.0.0.1:${port}`], longest: 200 })
  expect(await impatient(`http://127.0.0.1:${port}/slow`, get)).toBe('failed')
})
