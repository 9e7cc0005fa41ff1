import { expect, it } from 'vitest'
import { fillMessage, isPersonal } from './message.ts'

const values = { first_name: 'Asha', course: '{due} Coffee', due: '1 May 2026', link: 'https://x.example/a' }

it('fills in each blank once, and leaves other braces', () => {
  expect(fillMessage('Dear {first_name}: {course} by {due}. {link} {name} {}', values)).toBe(
    'Dear Asha: {due} Coffee by 1 May 2026. https://x.example/a {name} {}',
  )
})

it('is personal by what differs from learner to learner', () => {
  expect(['{course} {link}', '{first_name}', 'by {due}'].map(isPersonal)).toEqual([false, true, true])
})
