import { describe, expect, it, vi } from 'vitest'
import { sampleDeck } from '../test/sample-deck.ts'
import { fakeLms, linesIn } from './test/fake-lms.ts'
import { answerAll, hostOn, portOf, questions, reachEnd } from './test/play-through.ts'
import { reportedScore } from './scorm/values/reported-score.ts'

describe.each(['12', '2004'] as const)('a deck in an LMS of SCORM %s', (version) => {
  const name = version === '12' ? 'cmi.core.' : 'cmi.'

  it('removes drafts with their answers and with the attempt', async () => {
    const drafts = { onEvent: vi.fn<(event: string, slideId: string | null) => void>() }
    const host = await hostOn(portOf(fakeLms().api, version), { drafts })
    host.track('slide_view', 's0')
    host.track('answer', 's0')
    expect(drafts.onEvent.mock.calls).toEqual([
      ['slide_view', 's0'],
      ['answer', 's0'],
    ])
    host.restart()
    expect(drafts.onEvent).toHaveBeenLastCalledWith('complete', null)
  })

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
})
