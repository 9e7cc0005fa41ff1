import type { Slide } from '@deckle/core/deck/slide.ts'
import { describe, expect, it } from 'vitest'
import { sampleDeck } from '../test/sample-deck.ts'
import { findApi, type LmsCalls } from './scorm/scorm-api.ts'
import { fakeLms, linesIn, type Version } from './test/fake-lms.ts'
import { answerAll, playOn, portTo, questions, reachEnd } from './test/play-through.ts'
import { reportedScore } from './scorm/reported-score.ts'

const portOf = (api: object | null, version: Version) => portTo(() => api as LmsCalls | null, version)
const hostOn = async (...values: Parameters<typeof playOn>) => (await playOn(...values)).host

const statuses = ['completed', 'passed', 'failed'] as const
const without = (pattern: RegExp) => (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !pattern.test(name)))
const withoutTime = without(/session_time$/)
/** Without the values of an unfinished attempt. */
const withoutPlay = without(/session_time$|suspend_data$|location$|progress_measure$/)

const slideOf = (slideId: string) => sampleDeck.contentHash.find((one) => one.slideId === slideId) as Slide
const choicesOf = (slideId: string) =>
  slideOf(slideId).data['options'] as readonly { readonly id: string; readonly correct: string }[]
/** A choice's right and wrong option. */
const optionsOf = (slideId: string): readonly [right: string, wrong: string] => [
  choicesOf(slideId).find(({ correct }) => correct === 'checked')?.id ?? '',
  choicesOf(slideId).find(({ correct }) => correct !== 'checked')?.id ?? '',
]
/** The name of an option in an interaction. */
const namesOf = (slideId: string) => (option: string) =>
  String.fromCodePoint(97 + choicesOf(slideId).findIndex(({ id }) => id === option))

describe.each(['12', '2004'] as const)('a deck in an LMS of SCORM %s', (version) => {
  const name = version === '12' ? 'cmi.core.' : 'cmi.'
  const statusName = version === '12' ? 'cmi.core.lesson_status' : 'cmi.completion_status'

  it('commits after each answer and says the score at the end', async () => {
    const { lms, api } = fakeLms()
    const port = portOf(api, version)
    const host = await hostOn(port)
    for (const [at, [slideId, answer]] of questions.entries()) {
      await host.answer(slideId, answer, 5000)
      expect(lms.calls.commit).toBe(at + 1)
      expect(lms.values[`cmi.interactions.${at}.id`]).toMatch(/^q/)
    }
    const score = lms.values[`${name}score.raw`]
    expect(score).toBeUndefined()
    const { earned, possible, passed } = await reachEnd(host)
    expect(lms.values[`${name}score.raw`]).toBe(String(reportedScore(earned, possible)))
    expect(lms.values[`${name}score.max`]).toBe('100')
    if (version === '12') expect(lms.values['cmi.core.lesson_status']).toBe(passed ? 'passed' : 'failed')
    else {
      expect(lms.values['cmi.completion_status']).toBe('completed')
      expect(lms.values['cmi.success_status']).toBe(passed ? 'passed' : 'failed')
      expect(Number(lms.values['cmi.score.scaled'])).toBeCloseTo(earned / possible, 5)
      expect(lms.values['cmi.progress_measure']).toBe('1')
    }
    port.terminate()
    port.terminate()
    port.commit()
    expect(lms.calls).toEqual({ initialize: 1, commit: questions.length + 1, terminate: 1, late: 0 })
  })

  it('is gone on with where it was left', async () => {
    const { lms, api } = fakeLms()
    const port = portOf(api, version)
    await answerAll(await hostOn(port), 6)
    port.terminate()
    expect(lms.values['cmi.suspend_data']?.length).toBeLessThan(4096)
    lms.calls.terminate = 0
    const again = portOf(api, version)
    const host = await hostOn(again)
    expect(Object.keys(host.restore()?.answers ?? {})).toEqual(questions.slice(0, 6).map(([slideId]) => slideId))
    expect(host.restore()?.index).toBe(10)
    expect(host.restore()?.verdicts['s4']?.correct).toBe(true)
    expect(host.restore()?.verdicts['s6']?.correct).toBe(false)
    // The seventh question is a line of its own.
    await host.answer('s10', { kind: 'openAnswer', text: 'Again' }, 1000)
    expect(lms.values['cmi.interactions.6.id']).toBe('q11-what-did-you-see-when-you-last-looked-up')
    expect(lms.values['cmi.interactions.5.id']).toMatch(/^q10-/)
    expect((await reachEnd(host)).seconds).toBeGreaterThan(30)
  })

  it('who changes an answer has one line for it', async () => {
    const { lms, api } = fakeLms()
    const host = await hostOn(portOf(api, version))
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
    const host = await hostOn(portOf(api, version), { attempts: 'best' })
    await answerAll(host, 1)
    await reachEnd(host)
    expect(lms.values[version === '12' ? 'cmi.core.lesson_status' : 'cmi.success_status']).toBe('passed')
    expect(lms.values[version === '12' ? 'cmi.core.score.raw' : 'cmi.score.scaled']).toMatch(/^1(00)?$/)
  })

  it('where each try counts, who starts again after the end stays where they got to', async () => {
    const { lms, api } = fakeLms()
    const port = portOf(api, version)
    const host = await hostOn(port, { attempts: 'best' })
    await answerAll(host)
    const { earned, possible } = await reachEnd(host)
    const status = lms.values[statusName]
    host.restart()
    host.save({ index: 0, trail: [], answers: {}, verdicts: {} })
    port.terminate()
    expect(lms.values[statusName]).toBe(status)
    expect(status).not.toBe('incomplete')
    expect(lms.values[`${name}score.raw`]).toBe(String(reportedScore(earned, possible)))
    lms.calls.terminate = 0
    const again = await hostOn(portOf(api, version), { attempts: 'best' })
    expect(again.restore()).toMatchObject({ index: 0, answers: {} })
  })

  it('where each try counts, the answers of the best one stand, also of one that was interrupted', async () => {
    const { lms, api } = fakeLms()
    const port = portOf(api, version)
    const host = await hostOn(port, { attempts: 'best' })
    const answer = (to: typeof host, value: string) => to.answer('s4', { kind: 'singleSelect', option: value }, 4000)
    const [right, wrong] = optionsOf('s4')
    const responses = () =>
      Array.from({ length: linesIn(lms.values) }, (_, n) => {
        const at = `cmi.interactions.${n}.`
        const response = lms.values[`${at}student_response`] ?? lms.values[`${at}learner_response`]
        return lms.values[`${at}id`]?.startsWith('q5-') ? response : undefined
      }).findLast((response) => response !== undefined)
    await answer(host, wrong)
    const first = await reachEnd(host)
    const before = { ...lms.values }
    // As far, and no better: nothing is reported before the end.
    host.restart()
    await answerAll(host, 3)
    expect(responses()).toBe(namesOf('s4')(wrong))
    expect(linesIn(lms.values)).toBe(linesIn(before))
    port.terminate()
    lms.calls.terminate = 0
    const later = portOf(api, version)
    const again = await hostOn(later, { attempts: 'best' })
    expect(Object.keys(again.restore()?.answers ?? {})).toHaveLength(3)
    await answer(again, right)
    const second = await reachEnd(again)
    expect(second.earned).toBeGreaterThan(first.earned)
    expect(responses()).toBe(namesOf('s4')(right))
    expect(lms.values[`${name}score.raw`]).toBe(String(reportedScore(second.earned, second.possible)))
    // A worse result.
    const best = { ...lms.values }
    again.restart()
    await answer(again, wrong)
    await reachEnd(again)
    expect(responses()).toBe(namesOf('s4')(right))
    expect(withoutPlay(lms.values)).toEqual(withoutPlay(best))
  })

  it.each(['now', 'later'])('after the first result a try is practice, begun %s', async (when) => {
    const { lms, api } = fakeLms()
    let port = portOf(api, version)
    let { host, attempts } = await playOn(port)
    await answerAll(host, 2)
    const { percentage } = await reachEnd(host)
    expect(percentage).toBeLessThan(50)
    expect(attempts.isPractice()).toBe(false)
    const result = { ...lms.values }
    if (when === 'later') {
      port.terminate()
      lms.calls.terminate = 0
      port = portOf(api, version)
      ;({ host, attempts } = await playOn(port))
      // The end of the attempt that counts is shown again.
      expect(host.restore()?.index).toBe(sampleDeck.contentHash.length)
      expect((await host.complete()).percentage).toBe(percentage)
      expect(attempts.isPractice()).toBe(false)
    }
    host.restart()
    expect(attempts.isPractice()).toBe(true)
    await answerAll(host)
    expect((await reachEnd(host)).percentage).toBeGreaterThan(percentage ?? 0)
    expect(attempts.isPractice()).toBe(true)
    attempts.commit()
    port.terminate()
    expect(withoutTime(lms.values)).toEqual(withoutTime(result))
  })

  it.each(statuses)('after the first result %s a lost place begins practice', async (status) => {
    const value: Record<string, string> =
      version === '12'
        ? { 'cmi.core.lesson_status': status }
        : status === 'completed'
          ? { 'cmi.completion_status': status }
          : { 'cmi.success_status': status }
    const { lms, api } = fakeLms({ ...value, 'cmi.suspend_data': '["of another package"]' })
    const { host, attempts } = await playOn(portOf(api, version))
    expect(attempts.isPractice()).toBe(true)
    await answerAll(host)
    await reachEnd(host)
    expect(withoutTime(lms.values)).toEqual({
      ...value,
      'cmi.suspend_data': '["of another package"]',
      [version === '12' ? 'cmi.core.exit' : 'cmi.exit']: 'suspend',
    })
  })

  it('who changes an answer after the end practises', async () => {
    const { lms, api } = fakeLms()
    const { host, attempts } = await playOn(portOf(api, version))
    await answerAll(host, 1)
    await reachEnd(host)
    const result = { ...lms.values }
    await host.answer('s8', { kind: 'rating', value: 2 }, 1000)
    expect(attempts.isPractice()).toBe(true)
    await reachEnd(host)
    attempts.commit()
    expect(withoutTime(lms.values)).toEqual(withoutTime(result))
  })

  it.each([
    ['review', 'no-credit'],
    ['browse', 'no-credit'],
    ['normal', 'no-credit'],
    ['review', 'credit'],
    ['browse', ''],
  ])('opened in mode %s with %s only its time is told', async (mode, credit) => {
    const { lms, api } = fakeLms(
      version === '12'
        ? { 'cmi.core.lesson_mode': mode, 'cmi.core.credit': credit, 'cmi.core.score.raw': '0' }
        : { 'cmi.mode': mode, 'cmi.credit': credit, 'cmi.score.scaled': '0' },
    )
    const port = portOf(api, version)
    const { host, attempts } = await playOn(port, { attempts: 'best' })
    expect(attempts.isPractice()).toBe(true)
    await answerAll(host)
    await reachEnd(host)
    host.restart()
    await answerAll(host)
    await reachEnd(host)
    port.terminate()
    expect([...new Set(lms.tried)]).toEqual([version === '12' ? 'cmi.core.session_time' : 'cmi.session_time'])
  })

  it('goes by the pass mark of the LMS', async () => {
    const marked = async (mark: string) => {
      const { lms, api } = fakeLms(
        version === '12' ? { 'cmi.student_data.mastery_score': mark } : { 'cmi.scaled_passing_score': mark },
      )
      const host = await hostOn(portOf(api, version))
      await answerAll(host, 4)
      const { passed, percentage } = await reachEnd(host)
      const status = lms.values[version === '12' ? 'cmi.core.lesson_status' : 'cmi.success_status']
      return [status, passed, percentage] as const
    }
    const [, , percentage] = await marked('')
    expect(percentage).toBeGreaterThan(0)
    expect(percentage).toBeLessThan(100)
    const per = version === '12' ? 1 : 100
    expect(await marked(String(Math.floor(percentage ?? 0) / per))).toEqual(['passed', true, percentage])
    expect(await marked(String(Math.ceil(percentage ?? 0) / per))).toEqual(['failed', false, percentage])
    expect(await marked('0')).toEqual(['passed', true, percentage])
    // No pass mark: the deck's own.
    for (const none of ['', 'undefined', '-200', '900']) expect(await marked(none)).toEqual(await marked(''))
  })

  it('comes to the same as an LMS that holds the score against the pass mark, also within a tenth of it', async () => {
    const compare = async (passingPercentage: number) => {
      const { lms, api } = fakeLms()
      const port = portOf(api, version)
      const host = await hostOn(port, { content: { ...sampleDeck, passingPercentage } })
      await answerAll(host, 7)
      const { passed, earned, possible } = await reachEnd(host)
      const score = Number(lms.values[version === '12' ? 'cmi.core.score.raw' : 'cmi.score.scaled'])
      // The stored values are read back unchanged.
      expect(portOf(api, version).before.score).toBe(Number(lms.values[`${name}score.raw`]))
      const mark = version === '12' ? passingPercentage : Math.round(passingPercentage * 1e5) / 1e7
      return { passed, reached: score >= mark, per: (earned / possible) * 100 }
    }
    const { per } = await compare(50)
    expect(per).not.toBe(Math.round(per * 10) / 10)
    for (const digits of [0, 1, 2, 4])
      for (const steps of [-1, 0, 1, 2]) {
        const mark = (Math.floor(per * 10 ** digits) + steps) / 10 ** digits
        const { passed, reached } = await compare(mark)
        expect([mark, passed, reached]).toEqual([mark, mark <= per, mark <= per])
      }
  })

  it.each([
    ['passed_failed', 'passed', 'failed', 'completed passed', 'completed failed'],
    ['completed_failed', 'completed', 'failed', 'completed unknown', 'completed failed'],
    ['passed_incomplete', 'passed', 'incomplete', 'completed passed', 'incomplete unknown'],
    ['completed_incomplete', 'completed', 'incomplete', 'completed unknown', 'incomplete unknown'],
  ] as const)('says %s of who passes and who fails', async (status, pass12, fail12, pass2004, fail2004) => {
    const statusAt = async (passingPercentage: number) => {
      const { lms, api } = fakeLms()
      const host = await hostOn(portOf(api, version), { content: { ...sampleDeck, passingPercentage }, status })
      await answerAll(host, 4)
      await reachEnd(host)
      return version === '12'
        ? lms.values['cmi.core.lesson_status']
        : `${lms.values['cmi.completion_status']} ${lms.values['cmi.success_status']}`
    }
    expect(await statusAt(0)).toBe(version === '12' ? pass12 : pass2004)
    expect(await statusAt(100)).toBe(version === '12' ? fail12 : fail2004)
  })

  it('without answers tells what they come to', async () => {
    const { lms, api } = fakeLms()
    const host = await hostOn(portOf(api, version), { interactions: false })
    await answerAll(host)
    await reachEnd(host)
    expect(linesIn(lms.values)).toBe(0)
    expect(lms.values[`${name}score.raw`]).toMatch(/^\d/)
  })

  it('a deck without right and wrong completes without a score', async () => {
    const { lms, api } = fakeLms()
    const host = await hostOn(portOf(api, version), { content: { ...sampleDeck, readerType: 'survey' } })
    await answerAll(host)
    await reachEnd(host)
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
      const port = portOf(api, version)
      const host = await hostOn(port)
      await answerAll(host, 5)
      expect(port.health()).toBe('failing')
      expect(lms.values).toEqual({})
      lms.mode = 'fine'
      await answerAll(host)
      await reachEnd(host)
      expect(port.health()).toBe('fine')
      expect(lms.values['cmi.interactions.14.id']).toMatch(/^q19/)
      expect(lms.values[`${name}score.raw`]).toMatch(/^\d/)
    },
  )

  it('values that an LMS will never take hold nothing up', async () => {
    const { lms, api } = fakeLms()
    const port = portOf(api, version)
    const set = api['SetValue']
    api['LMSSetValue'] = api['SetValue'] = (element = '', value = '') => {
      if (!element.startsWith('cmi.interactions')) return set?.(element, value)
      lms.error = '401'
      return 'false'
    }
    api['LMSGetLastError'] = api['GetLastError'] = () => lms.error
    const host = await hostOn(port)
    await answerAll(host)
    await reachEnd(host)
    expect(port.health()).toBe('fine')
    expect(lms.values[`${name}score.raw`]).toMatch(/^\d/)
  })

  it('without an LMS it plays and says so', async () => {
    const port = portOf(null, version)
    const host = await hostOn(port)
    await answerAll(host)
    expect((await reachEnd(host)).kind).toBe('score')
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
