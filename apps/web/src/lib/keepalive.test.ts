import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { api } from './api.ts'
import { fetchKeepalive, fetchLast } from './keepalive.ts'
import { tokens } from './session/tokens/stores.ts'

const DAY = 86_400
const id = '01890000-0000-7000-8000-000000000001'
const expiring = (days: number) => ({ expiry: String(Math.floor(Date.now() / 1000) + days * DAY) })
const post = (length: number, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers,
  body: 'x'.repeat(length),
})

const answers: (() => void)[] = []
const sent = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(sent)
  sent.mockImplementation(
    () => new Promise((resolve) => answers.push(() => resolve(new Response('{}', { status: 200 })))),
  )
})
afterEach(async () => {
  for (const answer of answers.splice(0)) answer()
  await new Promise((resolve) => setTimeout(resolve))
  sent.mockReset()
})
const flags = () => sent.mock.calls.map(([, init]) => init?.keepalive ?? false)

it('a bookmark outlives the page that sends it', async () => {
  onTestFinished(() => tokens.clear())
  await tokens.write({ 'access-token': 'one', 'token-type': 'Bearer', client: 'c', uid: 'u', ...expiring(14) })
  void api.articles.save({ params: { id }, body: { saved: true } })
  void api.articles.show({ params: { id } })
  await expect.poll(() => flags()).toEqual([true, false])
  expect(sent.mock.calls[0]).toMatchObject([`/api/v2/articles/${id}/save`, { method: 'POST', body: '{"saved":true}' }])
})

it('not where the reply brings the next token, which nobody would store', () => {
  for (const days of [14, 13.1, 12.9, 1]) void fetchKeepalive('/x', post(10, expiring(days)))
  expect(flags()).toEqual([true, true, false, false])
})

it('as many as browsers let be under way, and again once they are answered', async () => {
  for (let at = 0; at < 10; at++) void fetchKeepalive('/x', post(10))
  expect(flags()).toEqual([...Array<boolean>(8).fill(true), false, false])
  answers[0]?.()
  await new Promise((resolve) => setTimeout(resolve))
  void fetchKeepalive('/x', post(10))
  expect(flags().at(-1)).toBe(true)
})

it('counts bytes, not letters, and gives back what failed', async () => {
  void fetchKeepalive('/x', { ...post(0), body: 'क'.repeat(6000) })
  void fetchKeepalive('/x', { ...post(0), body: new FormData() })
  expect(flags()).toEqual([false, false])
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(fetchKeepalive('/x', post(16_000))).rejects.toThrow('Failed to fetch')
  void fetchKeepalive('/x', post(16_000))
  expect(flags().at(-1)).toBe(true)
})

it('leaves room for the last save of a draft', () => {
  for (let at = 0; at < 10; at++) void fetchKeepalive('/x', post(10))
  void fetchLast('/draft', post(48_000))
  void fetchLast('/draft', post(48_000))
  expect(flags().slice(10)).toEqual([true, false])
})
