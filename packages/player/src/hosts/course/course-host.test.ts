// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlayDeck } from '../host.ts'
import { uuidV7 } from '../server/uuid.ts'
import { createCourseHost, type CourseHostOptions, whereToGoOn } from './course-host.ts'
import { sendUnsent } from './send-unsent.ts'

const rating = { kind: 'rating', value: 4 } as const
const verdict = { correct: null, feedback: null, solution: [] }
const slides = ['s0', 's1', 's2'].map((slideId) => ({ slideId })) as unknown as PlayDeck['slides']
const attempt = { id: uuidV7(), token: 'T', answers: [], lastSlide: null }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Stores what it gets; offline while `isOffline`. */
function learn(change: Partial<CourseHostOptions> = {}) {
  const server = { isOffline: false, tokens: ['T'], calls: [] as string[], seen: [] as unknown[] }
  const send = (async (url: string, init: { body: string }) => {
    if (server.isOffline) throw new TypeError('failed to fetch')
    const { token } = JSON.parse(init.body) as { token: string }
    if (!server.tokens.includes(token)) return Response.json({ errors: ['Old.'], code: 'gone' }, { status: 410 })
    server.calls.push(url.split('/').at(-1) ?? '')
    if (url.endsWith('/lead')) return Response.json({ lead: { id: uuidV7() } })
    return Response.json(url.endsWith('/complete') ? { ending: { kind: 'thanks' } } : { verdict })
  }) as unknown as typeof fetch
  vi.stubGlobal('fetch', send)
  const options: CourseHostOptions = {
    deck: { deckId: uuidV7(), versionId: uuidV7(), language: 'en', slides },
    attempt,
    api: '/api/v2',
    media: '/media',
    renew: async () => {
      server.tokens.push('T2')
      return 'T2'
    },
    sendSeen: async (_token, ids, at) => {
      if (server.isOffline) throw new TypeError('failed to fetch')
      server.seen.push([ids, at])
    },
    onEnded: vi.fn(),
    onAgain: vi.fn(),
    fetch: send,
    ...change,
  }
  return { server, options, host: createCourseHost(options) }
}

describe('an attempt in a course', () => {
  it('sends answers, slides seen and its end', async () => {
    const { server, host, options } = learn()
    host.track('slide_view', 's0')
    expect(await host.answer('s1', rating, 10)).toEqual(verdict)
    expect(await host.complete()).toEqual({ kind: 'thanks' })
    expect(server.calls).toEqual(['answers', 'complete'])
    expect(server.seen).toEqual([[['s0'], 's0']])
    expect(options.onEnded).toHaveBeenCalledWith({ kind: 'thanks' })
  })

  it('sends its lead form, and knows that it was sent or skipped', async () => {
    const { server, host, options } = learn()
    expect(host.isLeadDone?.()).toBe(false)
    await host.lead?.({ fields: { email: 'ravi@tea.example' }, consent: false })
    expect(server.calls).toEqual(['lead'])
    expect(createCourseHost(options).isLeadDone?.()).toBe(true)
    const next = createCourseHost({ ...options, attempt: { ...attempt, id: uuidV7() } })
    expect(next.isLeadDone?.(), 'asked again in a new attempt').toBe(false)
    await next.lead?.(null)
    expect([server.calls, next.isLeadDone?.()]).toEqual([['lead'], true])
  })

  it('keeps what is typed until it is answered, also typed into the slide shown before the start', async () => {
    const show = () => {
      document.body.innerHTML =
        '<div class="dk-scroll"><form class="dk-form"><textarea class="dk-input"></textarea></form></div>'
      return document.querySelector('textarea') as HTMLTextAreaElement
    }
    const { host, options } = learn()
    const field = show()
    host.track('slide_view', 's0')
    const stop = host.start()
    field.value = 'Half of'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    stop()
    const reload = (change: Partial<CourseHostOptions> = {}) => {
      const again = createCourseHost({ ...options, ...change })
      const shown = show()
      again.track('slide_view', 's0')
      return { again, shown, end: again.start() }
    }
    const other = reload({ attempt: { ...attempt, id: uuidV7() } })
    expect(other.shown.value, 'another attempt').toBe('')
    other.end()
    const { again, shown, end } = reload()
    expect(shown.value).toBe('Half of')
    again.track('answer', 's0')
    end()
    const last = reload()
    expect(last.shown.value).toBe('')
    last.end()
    document.body.replaceChildren()
  })

  it('renews a token that has expired', async () => {
    const { server, host } = learn()
    server.tokens = []
    expect(await host.answer('s1', rating, 10)).toEqual(verdict)
    expect(server.tokens).toEqual(['T2'])
  })

  it('keeps what is given without a connection, and goes on with it after a reload', async () => {
    const { server, host, options } = learn()
    server.isOffline = true
    void host.answer('s0', rating, 10)
    host.track('slide_view', 's1')
    host.save({ index: 1, trail: [0], answers: { s0: rating }, verdicts: {} })
    const again = createCourseHost({ ...options, attempt: { ...attempt, lastSlide: 's0' } })
    expect(again.saved).toMatchObject({ index: 1, answers: { s0: rating } })
    server.isOffline = false
    const stop = again.start()
    // The host of before sends it, too: the server stores it once.
    await expect.poll(() => server.calls).toContain('answers')
    await expect.poll(() => server.seen).toContainEqual([['s1'], 's1'])
    stop()
  })

  it('has the slide seen once its place is saved, before the event of a later frame', async () => {
    const { server, host } = learn()
    host.save({ index: 2, trail: [0, 1], answers: {}, verdicts: {} })
    host.track('slide_view', 's2')
    await expect.poll(() => server.seen).toEqual([[['s2'], 's2']])
    host.save({ index: slides.length, trail: [0, 1, 2], answers: {}, verdicts: {} })
    expect(server.seen, 'the ending is no slide').toHaveLength(1)
  })

  it('is ended from another deck where its end was reached without a connection', async () => {
    const { server, host } = learn()
    server.isOffline = true
    void host.answer('s0', rating, 10)
    void host.complete()
    server.isOffline = false
    await sendUnsent('/api/v2', { language: 'en', except: null })
    expect(server.calls).toEqual(expect.arrayContaining(['answers', 'complete']))
    expect(Object.keys(localStorage).filter((key) => /\.(q\.|ended)/.test(key))).toEqual([])
  })
})

describe('going on', () => {
  const answers = [{ slideId: 's0', answer: rating, verdict }]
  const nothing = { unsent: new Set<string>(), isAhead: false }
  it.each([
    ['nowhere yet', { lastSlide: null, answers: [] }, null, nothing, null],
    [
      'at the slide of another device',
      { lastSlide: 's2', answers },
      null,
      nothing,
      { index: 2, answers: { s0: rating } },
    ],
    [
      'where another device was later',
      { lastSlide: 's2', answers },
      { index: 1, answers: {}, verdicts: {} },
      nothing,
      { index: 2 },
    ],
    [
      'with what only this device has',
      { lastSlide: 's0', answers },
      { index: 2, trail: [0, 1], answers: { s1: rating }, verdicts: {} },
      { unsent: new Set(['s1']), isAhead: true },
      { index: 2, trail: [0, 1], answers: { s0: rating, s1: rating }, verdicts: { s0: verdict } },
    ],
  ])('%s', (_name, place, local, known, expected) => {
    const found = whereToGoOn({ slides }, { ...attempt, ...place }, local, known)
    if (expected === null) expect(found).toBeNull()
    else expect(found).toMatchObject(expected)
  })
})
