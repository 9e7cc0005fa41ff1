import { describe, expect, it } from 'vitest'
import { linesIn, type Version } from '../test/fake-lms.ts'
import { faults } from '../test/faulty-lms.ts'
import { playThrough } from '../test/play-through.ts'
import { findApi } from './scorm-api.ts'
import { reportedScore } from './values/reported-score.ts'

const versions: readonly Version[] = ['12', '2004']
const all = Object.entries(faults).flatMap(([fault, make]) => versions.map((version) => ({ fault, version, make })))

describe.each(all)('an LMS of SCORM $version that $fault', ({ fault, version, make }) => {
  it('has score, status and place at the end, and the answers that it takes', async () => {
    const { lms, api } = make(version)
    const name = version === '12' ? 'API' : 'API_1484_11'
    const { ending, health } = await playThrough(version, () => findApi({ [name]: api } as unknown as Window, name))
    const { values } = lms
    expect(health).toBe('fine')
    expect(values[version === '12' ? 'cmi.core.score.raw' : 'cmi.score.raw']).toBe(
      String(reportedScore(ending.earned, ending.possible)),
    )
    expect(values[version === '12' ? 'cmi.core.lesson_status' : 'cmi.completion_status']).toBe(
      version === '12' ? (ending.passed ? 'passed' : 'failed') : 'completed',
    )
    if (version === '2004') expect(values['cmi.success_status']).toBe(ending.passed ? 'passed' : 'failed')
    expect(values['cmi.suspend_data']?.length).toBeGreaterThan(50)
    expect(values[version === '12' ? 'cmi.core.lesson_location' : 'cmi.location']).toBe('end')
    expect(values[version === '12' ? 'cmi.core.exit' : 'cmi.exit']).toBe('suspend')
    expect(linesIn(values)).toBe(storedLines[fault] ?? 16)
    // Consecutive and complete.
    for (let line = 0; line < linesIn(values); line++) {
      expect(values[`cmi.interactions.${line}.id`]).toMatch(/^q\d+/)
      expect(values[`cmi.interactions.${line}.result`]).toBeDefined()
    }
  })
})

/** Of the sample deck's fifteen answers. */
const storedLines: Readonly<Record<string, number>> = {
  'fails for every element of an answer': 0,
  'throws at every element of an answer': 0,
  'says false without an error to every element of an answer': 0,
  'refuses ids of answers, and lines that it has not opened': 14,
  'has room for three answers': 3,
}

describe.each(versions)('an LMS of SCORM %s that fails once', (version) => {
  it.each([version === '12' ? '101' : '351', version === '12' ? '301' : '391'])(
    'with %s is told the element again',
    async (error) => {
      const { lms, api } = faults['is a function'](version)
      const verb = version === '12' ? 'LMSSetValue' : 'SetValue'
      const calls = api as unknown as Record<string, (...values: string[]) => unknown>
      const setValue = calls[verb]
      const failed = new Set<string>()
      let last = '0'
      calls[verb] = (name = '', value = '') => {
        const isFirst = /id$|result$|suspend_data$/.test(name) && !failed.has(name)
        failed.add(name)
        last = isFirst ? error : '0'
        return isFirst ? 'false' : setValue?.(name, value)
      }
      calls[version === '12' ? 'LMSGetLastError' : 'GetLastError'] = () => last
      await playThrough(version, () => calls)
      expect(linesIn(lms.values)).toBe(16)
      for (let line = 0; line < 16; line++) expect(lms.values[`cmi.interactions.${line}.result`]).toBeDefined()
    },
  )
})
