import type { Slide } from '@deckle/core/deck/slide.ts'
import { describe, expect, it } from 'vitest'
import { sampleDeck } from '../test/sample-deck.ts'
import { fakeLms, linesIn } from './test/fake-lms.ts'
import { answerAll, hostOn, playOn, portOf, reachEnd } from './test/play-through.ts'
import { reportedScore } from './scorm/values/reported-score.ts'

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

describe.each(['12', '2004'] as const)('attempts at a package in an LMS of SCORM %s', (version) => {
  const name = version === '12' ? 'cmi.core.' : 'cmi.'
  const statusName = version === '12' ? 'cmi.core.lesson_status' : 'cmi.completion_status'

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

  const place12 = ['cmi.core.lesson_location', 'cmi.suspend_data', 'cmi.core.session_time', 'cmi.core.exit']
  const place2004 = ['cmi.location', 'cmi.suspend_data', 'cmi.session_time', 'cmi.exit']
  const withoutCredit = { 'cmi.core.credit': 'no-credit', 'cmi.credit': 'no-credit' }

  it('without credit in normal mode the place is kept, and no result', async () => {
    const { lms, api } = fakeLms({ ...withoutCredit })
    const port = portOf(api, version)
    const { host, attempts } = await playOn(port)
    expect(attempts.isPractice()).toBe(true)
    await answerAll(host, 6)
    port.terminate()
    expect(new Set(lms.tried)).toEqual(new Set(version === '12' ? place12 : place2004))
    lms.calls.terminate = 0
    const later = portOf(api, version)
    const again = await hostOn(later)
    expect(Object.keys(again.restore()?.answers ?? {})).toHaveLength(6)
    expect(again.restore()?.index).toBe(10)
    await reachEnd(again)
    later.terminate()
    expect(new Set(lms.tried)).toEqual(new Set(version === '12' ? place12 : place2004))
    // With credit, the same attempt is the first result.
    lms.calls.terminate = 0
    Object.assign(lms.values, { 'cmi.core.credit': 'credit', 'cmi.credit': 'credit' })
    const counted = await playOn(portOf(api, version))
    expect(counted.attempts.isPractice()).toBe(false)
    await counted.host.complete()
    expect(lms.values[`${name}score.raw`]).toMatch(/^\d/)
    expect(lms.values[statusName]).toMatch(/^(completed|passed|failed)$/)
  })

  it('without credit, the place of a result stays', async () => {
    const { lms, api } = fakeLms()
    const port = portOf(api, version)
    const host = await hostOn(port)
    await answerAll(host)
    await reachEnd(host)
    port.terminate()
    lms.calls.terminate = 0
    Object.assign(lms.values, withoutCredit)
    const before = { ...lms.values }
    const later = portOf(api, version)
    const again = await hostOn(later)
    again.restart()
    await answerAll(again, 3)
    later.terminate()
    expect(withoutTime(lms.values)).toEqual(withoutTime(before))
  })
})
