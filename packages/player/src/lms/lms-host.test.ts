import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { describe, expect, it } from 'vitest'
import { sampleAnswers } from '../test/sample-answers.ts'
import { sampleDeck } from '../test/sample-deck.ts'
import { createLmsHost, suspendSlides } from './lms-host.ts'
import type { LmsPort } from './port.ts'
import { findApi } from './scorm-api.ts'
import { createScormPort } from './scorm-port.ts'
import { vocabulary12 } from './scorm12.ts'
import { vocabulary2004 } from './scorm2004.ts'
import { readSuspended } from './suspend-data.ts'

type Mode = 'fine' | 'false' | 'throws'

/** An LMS in a few lines: it keeps what it is told and counts its calls. */
function fakeLms(values: Record<string, string> = {}) {
  const lms = { mode: 'fine' as Mode, error: '101', values, calls: { initialize: 0, commit: 0, terminate: 0, late: 0 } }
  const answered = (act: () => string): string => {
    if (lms.mode === 'throws') throw new Error('The LMS is broken.')
    if (lms.calls.terminate > 0) lms.calls.late += 1
    return lms.mode === 'fine' ? act() : 'false'
  }
  const counted = (what: 'initialize' | 'commit' | 'terminate') => () =>
    answered(() => {
      lms.calls[what] += 1
      return 'true'
    })
  const get = (name: string) =>
    answered(() =>
      name === 'cmi.interactions._count'
        ? String(
            new Set(Object.keys(lms.values).flatMap((one) => /^cmi\.interactions\.(\d+)\./.exec(one)?.[1] ?? [])).size,
          )
        : (lms.values[name] ?? ''),
    )
  const set = (name: string, value: string) =>
    answered(() => {
      lms.values[name] = value
      return 'true'
    })
  const lastError = () => (lms.mode === 'fine' ? '0' : lms.error)
  const api = {
    LMSInitialize: counted('initialize'),
    LMSFinish: counted('terminate'),
    LMSCommit: counted('commit'),
    LMSGetValue: get,
    LMSSetValue: set,
    LMSGetLastError: lastError,
    Initialize: counted('initialize'),
    Terminate: counted('terminate'),
    Commit: counted('commit'),
    GetValue: get,
    SetValue: set,
    GetLastError: lastError,
  }
  return { lms, api }
}

let clock = Date.parse('2026-11-21T10:00:00Z')
const now = () => clock

function portTo(api: object | null, version: '12' | '2004'): LmsPort {
  const vocabulary = version === '12' ? vocabulary12 : vocabulary2004
  return createScormPort({ vocabulary, find: () => api as Record<string, unknown> | null, now })
}

async function hostOn(port: LmsPort, content: DeckContent = sampleDeck) {
  return createLmsHost({
    content,
    key: 'key',
    port,
    language: 'en',
    restored: readSuspended(suspendSlides(content), port.before.suspendData, 'key'),
    onSlide: () => undefined,
    now,
    imageUrl: () => '',
    fileUrl: () => '',
  })
}

const questions = Object.entries(sampleAnswers)

async function answerAll(host: Awaited<ReturnType<typeof hostOn>>, most = questions.length) {
  for (const [slideId, answer] of questions.slice(0, most)) {
    clock += 7000
    await host.answer(slideId, answer, 5000)
    const index = sampleDeck.contentHash.findIndex((one) => one.slideId === slideId) + 1
    host.save({ ...(host.restore() ?? { answers: {}, verdicts: {} }), index, trail: [] })
  }
}

describe.each(['12', '2004'] as const)('a deck in an LMS of SCORM %s', (version) => {
  const name = version === '12' ? 'cmi.core.' : 'cmi.'

  it('commits after each answer and says the score at the end', async () => {
    const { lms, api } = fakeLms()
    const port = portTo(api, version)
    const host = await hostOn(port)
    for (const [at, [slideId, answer]] of questions.entries()) {
      await host.answer(slideId, answer, 5000)
      expect(lms.calls.commit).toBe(at + 1)
      expect(lms.values[`cmi.interactions.${at}.id`]).toMatch(/^q/)
    }
    const score = lms.values[`${name}score.raw`]
    expect(score).toBeUndefined()
    const { percentage, passed } = await host.complete()
    expect(lms.values[`${name}score.raw`]).toBe(String(percentage))
    expect(lms.values[`${name}score.max`]).toBe('100')
    if (version === '12') expect(lms.values['cmi.core.lesson_status']).toBe(passed ? 'passed' : 'failed')
    else {
      expect(lms.values['cmi.completion_status']).toBe('completed')
      expect(lms.values['cmi.success_status']).toBe(passed ? 'passed' : 'failed')
      expect(Number(lms.values['cmi.score.scaled'])).toBeCloseTo((percentage ?? 0) / 100)
      expect(lms.values['cmi.progress_measure']).toBe('1')
    }
    port.terminate()
    port.terminate()
    port.commit()
    expect(lms.calls).toEqual({ initialize: 1, commit: questions.length + 1, terminate: 1, late: 0 })
  })

  it('is gone on with where it was left', async () => {
    const { lms, api } = fakeLms()
    const port = portTo(api, version)
    await answerAll(await hostOn(port), 6)
    port.terminate()
    expect(lms.values['cmi.suspend_data']?.length).toBeLessThan(4096)
    lms.calls.terminate = 0
    const again = portTo(api, version)
    const host = await hostOn(again)
    expect(Object.keys(host.restore()?.answers ?? {})).toEqual(questions.slice(0, 6).map(([slideId]) => slideId))
    expect(host.restore()?.index).toBe(10)
    expect(host.restore()?.verdicts['s4']?.correct).toBe(true)
    expect(host.restore()?.verdicts['s6']?.correct).toBe(false)
    // The seventh question is a line of its own.
    await host.answer('s10', { kind: 'openAnswer', text: 'Again' }, 1000)
    expect(lms.values['cmi.interactions.6.id']).toBe('q11-what-did-you-see-when-you-last-looked-up')
    expect(lms.values['cmi.interactions.5.id']).toMatch(/^q10-/)
    expect((await host.complete()).seconds).toBeGreaterThan(30)
  })

  it('who changes an answer has one line for it', async () => {
    const { lms, api } = fakeLms()
    const host = await hostOn(portTo(api, version))
    await host.answer('s8', { kind: 'rating', value: 2 }, 1000)
    await host.answer('s8', { kind: 'rating', value: 5 }, 3000)
    expect(lms.values['cmi.interactions.1.id']).toBeUndefined()
    expect(lms.values['cmi.interactions.0.student_response'] ?? lms.values['cmi.interactions.0.learner_response']).toBe(
      '5',
    )
  })

  it('who passed and plays again keeps the better result', async () => {
    const { lms, api } = fakeLms(
      version === '12'
        ? { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '100' }
        : { 'cmi.completion_status': 'completed', 'cmi.success_status': 'passed', 'cmi.score.scaled': '1' },
    )
    const host = await hostOn(portTo(api, version))
    await answerAll(host, 1)
    await host.complete()
    expect(lms.values[version === '12' ? 'cmi.core.lesson_status' : 'cmi.success_status']).toBe('passed')
    expect(lms.values[version === '12' ? 'cmi.core.score.raw' : 'cmi.score.scaled']).toMatch(/^1(00)?$/)
  })

  it('who starts again after the end stays where they got to', async () => {
    const { lms, api } = fakeLms()
    const port = portTo(api, version)
    const host = await hostOn(port)
    await answerAll(host)
    const { percentage } = await host.complete()
    const statusName = version === '12' ? 'cmi.core.lesson_status' : 'cmi.completion_status'
    const status = lms.values[statusName]
    host.restart()
    host.save({ index: 0, trail: [], answers: {}, verdicts: {} })
    port.terminate()
    expect(lms.values[statusName]).toBe(status)
    expect(status).not.toBe('incomplete')
    expect(lms.values[`${name}score.raw`]).toBe(String(percentage))
    lms.calls.terminate = 0
    expect((await hostOn(portTo(api, version))).restore()).toMatchObject({ index: 0, answers: {} })
  })

  it('a deck without right and wrong completes without a score', async () => {
    const { lms, api } = fakeLms()
    const host = await hostOn(portTo(api, version), { ...sampleDeck, readerType: 'survey' })
    await answerAll(host)
    await host.complete()
    expect(Object.keys(lms.values).filter((one) => one.includes('score'))).toEqual([])
    expect(lms.values[version === '12' ? 'cmi.core.lesson_status' : 'cmi.completion_status']).toBe('completed')
    expect(lms.values['cmi.success_status']).toBeUndefined()
    expect(Object.keys(lms.values).filter((one) => one.includes('correct_responses'))).toEqual([])
  })

  it.each(['false', 'throws'] as const)(
    'plays on where every call %s, and tells all once calls succeed',
    async (mode) => {
      const { lms, api } = fakeLms()
      lms.mode = mode
      const port = portTo(api, version)
      const host = await hostOn(port)
      await answerAll(host, 5)
      expect(port.health()).toBe('failing')
      expect(lms.values).toEqual({})
      lms.mode = 'fine'
      await answerAll(host)
      await host.complete()
      expect(port.health()).toBe('fine')
      expect(lms.values['cmi.interactions.14.id']).toMatch(/^q19/)
      expect(lms.values[`${name}score.raw`]).toMatch(/^\d/)
    },
  )

  it('values that an LMS will never take hold nothing up', async () => {
    const { lms, api } = fakeLms()
    const port = portTo(api, version)
    const set = api.SetValue
    api.LMSSetValue = api.SetValue = (element, value) => {
      if (!element.startsWith('cmi.interactions')) return set(element, value)
      lms.error = '401'
      return 'false'
    }
    api.LMSGetLastError = api.GetLastError = () => lms.error
    const host = await hostOn(port)
    await answerAll(host)
    await host.complete()
    expect(port.health()).toBe('fine')
    expect(lms.values[`${name}score.raw`]).toMatch(/^\d/)
  })

  it('without an LMS it plays and says so', async () => {
    const port = portTo(null, version)
    const host = await hostOn(port)
    await answerAll(host)
    expect((await host.complete()).kind).toBe('score')
    expect(port.health()).toBe('absent')
  })
})

describe('the way to the API', () => {
  const windowOf = (own: object): Window => {
    const window = own as { parent?: unknown; top?: unknown; opener?: unknown }
    window.parent ??= window
    window.top ??= window.parent
    return window as Window
  }
  const api = { LMSInitialize: () => 'true' }

  it('goes up the frames, over to the opener, and past windows of other sites', () => {
    const lms = windowOf({ API: api })
    expect(findApi(windowOf({ parent: windowOf({ parent: lms }) }), 'API')).toBe(api)
    expect(findApi(windowOf({ opener: windowOf({ parent: lms }) }), 'API')).toBe(api)
    const other = new Proxy({} as Window, {
      get: () => {
        throw new Error('SecurityError')
      },
    })
    expect(findApi(windowOf({ parent: other, opener: lms }), 'API')).toBe(api)
    expect(findApi(windowOf({ parent: other }), 'API')).toBeNull()
    expect(findApi(windowOf({}), 'API_1484_11')).toBeNull()
  })
})
