import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRecaptcha } from '../captcha/recaptcha.ts'
import { createSafeAsk } from './safe-ask.ts'

let server: Server
let address: string
const received: (string | undefined)[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += String(part)))
    request.on('end', () => {
      received.push(request.headers['content-type'], body)
      if (request.url === '/slow') return
      if (request.url === '/long') response.end(JSON.stringify('x'.repeat(70_000)))
      else if (request.url === '/moved') response.writeHead(302, { location: '/' }).end()
      else
        response.writeHead(request.url === '/bad' ? 500 : 200).end(JSON.stringify({ success: body.includes('=good') }))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('asking a service', () => {
  const ask = createSafeAsk({ privateHosts: ['127.0.0.1'], longest: 60_000 })

  it('posts a form and reads the answer', async () => {
    expect(await ask(`${address}/`, { secret: 'a&b', response: 'good' })).toEqual({ success: true })
    expect(received).toEqual(['application/x-www-form-urlencoded', 'secret=a%26b&response=good'])
  })

  it('fails without an answer in time, of a bearable length, from where it was asked', async () => {
    for (const path of ['/bad', '/moved', '/long']) await expect(ask(address + path, {})).rejects.toThrow()
    const impatient = createSafeAsk({ privateHosts: ['127.0.0.1'], longest: 200 })
    await expect(impatient(`${address}/slow`, {})).rejects.toThrow()
  })

  it('never reaches what is not public, or not over https', async () => {
    const guarded = createSafeAsk({ resolve: async () => ['10.0.0.7'] })
    await expect(guarded('https://inside.example/', {})).rejects.toThrow('no public address')
    await expect(guarded(`${address}/`, {})).rejects.toThrow('https only')
    await expect(guarded('https://127.0.0.1/', {})).rejects.toThrow('no public address')
  })

  it('verifies a token of reCAPTCHA with a stand-in of its service', async () => {
    const captcha = createRecaptcha({ secret: 'ours', siteKey: 'site', ask: (_, form) => ask(`${address}/`, form) })
    expect([await captcha.verify('good'), await captcha.verify('bad')]).toEqual([true, false])
  })
})
