// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { isLeadDone } from '../../view/lead/is-lead-done.ts'
import { openStore } from '../storage/store.ts'
import { confirmedEmail } from './pass/confirmed-email.ts'
import { deck, fakeServer, rating, refuse, resetEachTest, waiting } from './test/fake-server.ts'

resetEachTest()

const lead = { fields: { email: 'ravi@tea.example' }, consent: true }
const sentTo = (path: string, calls: readonly { readonly path: string; readonly body: unknown }[]) =>
  calls.filter((call) => call.path.endsWith(path)).map(({ body }) => body)

describe('a lead form that is played on the server', () => {
  it('begins the attempt where it comes first, and is sent under one id, once in it', async () => {
    const { server, host } = fakeServer()
    const player = host()
    expect(isLeadDone(deck)).toBe(false)
    await player.lead?.(lead)
    expect(isLeadDone(deck)).toBe(true)
    expect(server.calls.map(({ path }) => path.replace(/[\da-f-]{36}/, 'A'))).toEqual([
      '/api/v2/play/abcdefgh/attempts',
      '/api/v2/play/attempts/A/lead',
    ])
    expect(sentTo('/lead', server.calls)).toMatchObject([{ token: 'T', ...lead, id: expect.any(String) }])
    await player.answer('s1', rating, 1)
    expect(sentTo('/attempts', server.calls)).toHaveLength(1)
    player.restart()
    expect(isLeadDone(deck)).toBe(false)
  })

  it('says where the visit came from where its consent is given, and nowhere else', async () => {
    Object.defineProperty(document, 'referrer', {
      value: 'https://deckle.test/blog/tea/brewing?q=x#top',
      configurable: true,
    })
    const { server, host } = fakeServer()
    await host().lead?.(lead)
    await host().lead?.({ ...lead, consent: false })
    const [agreed, refused] = sentTo('/lead', server.calls)
    expect(agreed).toMatchObject({
      last_touch: { source: 'test', medium: 'post', campaign: '', referrer: 'https://deckle.test/blog/tea/brewing' },
    })
    expect(refused).not.toHaveProperty('last_touch')
  })

  it('waits on the device while there is no connection, and for another visit', async () => {
    const { server, host } = fakeServer()
    server.failing = Number.POSITIVE_INFINITY
    const player = host()
    const unsent: number[] = []
    player.onConnection((connection) => unsent.push(connection.unsent))
    void player.answer('s1', rating, 1)
    void player.lead?.(lead)
    await vi.advanceTimersByTimeAsync(3000)
    expect(waiting()).toHaveLength(2)
    expect(Math.max(...unsent)).toBe(2)
    expect(isLeadDone(deck)).toBe(true)
    const { server: later, host: reloaded } = fakeServer()
    const late: unknown[] = []
    reloaded().onLateVerdict?.((slideId) => late.push(slideId))
    await expect.poll(() => waiting()).toEqual([])
    expect(later.stored.size).toBe(1)
    expect(sentTo('/lead', later.calls)).toMatchObject([lead])
    // The person is not told of it as of an answer.
    expect(late.filter((slideId) => slideId !== '')).toEqual(['s1'])
  })

  it('sends nothing where it is skipped, and is not shown again', async () => {
    const { server, host } = fakeServer()
    await host().lead?.(null)
    expect([server.calls, waiting(), isLeadDone(deck)]).toEqual([[], [], true])
  })

  it('that is refused for good holds up neither answers nor the end', async () => {
    const { server, host } = fakeServer()
    server.refusal = ({ path }) => (path.endsWith('/lead') ? refuse('answer_rejected', 422) : null)
    const player = host()
    await player.answer('s1', rating, 1)
    await player.lead?.(lead)
    expect(await player.complete()).toEqual({ kind: 'thanks' })
    expect(waiting()).toEqual([])
  })

  it('goes with the page by a beacon, and stays until it is confirmed', async () => {
    const { server, host } = fakeServer()
    const player = host()
    await player.answer('s1', rating, 1)
    server.failing = Number.POSITIVE_INFINITY
    const sendBeacon = vi.fn<(url: string, data: Blob) => boolean>(() => true)
    vi.stubGlobal('navigator', { ...navigator, sendBeacon })
    void player.lead?.(lead)
    await vi.advanceTimersByTimeAsync(10)
    dispatchEvent(new Event('pagehide'))
    const beacons = sendBeacon.mock.calls.filter(([url]) => url.endsWith('/leave'))
    expect(beacons.length).toBeGreaterThan(0)
    expect(JSON.parse((await beacons[0]?.[1].text()) ?? '')).toMatchObject({ token: 'T', answers: [], lead })
    expect(waiting()).toHaveLength(1)
    vi.unstubAllGlobals()
  })
})

it('is filled in with the address that was confirmed to open the deck, and with no other', () => {
  const passes = openStore('deckle.pass.')
  history.replaceState(null, '', '/play/abcdefgh?pass=x')
  passes.set('abcdefgh', `email.${Buffer.from('kirán@tea.example').toString('base64url')}.1.v2.s`)
  expect(confirmedEmail('abcdefgh')).toBe('kirán@tea.example')
  passes.set('abcdefgh', `members.${Buffer.from('an-id').toString('base64url')}.1.v2.s`)
  expect(confirmedEmail('abcdefgh')).toBe('')
  history.replaceState(null, '', '/play/abcdefgh')
  expect(confirmedEmail('abcdefgh')).toBe('')
})
