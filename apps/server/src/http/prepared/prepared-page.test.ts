import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { PageReply } from '../page-reply.ts'
import { preparePage } from './prepared-page.ts'

const shared = 'main{color:#123}'.repeat(2000)
const htmlOf = (text: string): string => `<style>${shared}</style><p>${text}</p>`
const prepare = (text: string, grow: (bytes: number) => void = () => undefined) =>
  preparePage({ html: htmlOf(text), shared, headers: { 'x-policy': 'own' }, grow })
const partsOf = ({ body }: PageReply): readonly Buffer[] => body as readonly Buffer[]

describe('a prepared page', () => {
  it.each([
    ['identity', (bytes: Buffer) => bytes],
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('sent as %s is the page, with its length', async (encoding, decode) => {
    const reply = await prepare('नमस्ते').reply(encoding, undefined)
    const bytes = Buffer.concat(partsOf(reply))
    expect(decode(bytes).toString()).toBe(htmlOf('नमस्ते'))
    expect(reply.headers).toMatchObject({ 'content-length': String(bytes.length), 'x-policy': 'own' })
    expect(reply.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
  })

  it('holds what pages share once for all of them', async () => {
    const [one, two] = [prepare('one'), prepare('two')]
    const [inOne, inTwo] = [await one.reply(undefined, undefined), await two.reply(undefined, undefined)]
    expect(partsOf(inOne)[1]).toBe(partsOf(inTwo)[1])
    expect(one.bytes).toBe(htmlOf('one').length - shared.length)
  })

  it('tells what a later form adds, and answers 304 to who has the page', async () => {
    let added = 0
    const page = prepare('one', (bytes) => (added += bytes))
    const whole = await page.reply('gzip', undefined)
    expect(added).toBe(Number(whole.headers['content-length']))
    const etag = whole.headers['etag'] ?? ''
    expect(await page.reply('gzip', etag)).toMatchObject({ status: 304, body: null })
    expect((await prepare('two').reply('gzip', etag)).status).toBe(200)
  })
})
