import { expect, it } from 'vitest'
import { fakeLms } from '../../test/fake-lms.ts'
import { portOf } from '../../test/play-through.ts'
import { learnerKey } from './learner-key.ts'

it('distinguishes people without their ids', () => {
  const ids = Array.from({ length: 5000 }, (_, n) => `learner-${n}@tea.example`)
  expect(new Set(ids.map(learnerKey)).size).toBe(ids.length)
  expect(learnerKey('asha@tea.example')).toBe(learnerKey('asha@tea.example'))
  expect(learnerKey('asha@tea.example')).toMatch(/^[\da-z]{1,11}$/)
  expect(learnerKey('')).toBeNull()
})

it.each([
  ['12', 'cmi.core.student_id'],
  ['2004', 'cmi.learner_id'],
] as const)('is known of the learner of an LMS of SCORM %s', (version, name) => {
  const learnerOf = (values: Record<string, string>) => portOf(fakeLms(values).api, version).before.learner
  expect(learnerOf({ [name]: 'asha' })).toBe(learnerKey('asha'))
  expect(learnerOf({})).toBeNull()
})
