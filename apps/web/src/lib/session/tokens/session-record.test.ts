import { expect, it } from 'vitest'
import { withoutOpen, withSession } from './session-record.ts'

it('a session record opens on session start, and the previous one is closed with an end time', () => {
  const first = withSession([], { sessionId: 'one', userId: 'u' }, '2026-11-22T08:00:00.000Z')
  const second = withSession(first, { sessionId: 'two', userId: 'u' }, '2026-11-22T09:00:00.000Z')
  expect(second).toEqual([
    {
      sessionId: 'one',
      userId: 'u',
      startTime: '2026-11-22T08:00:00.000Z',
      endTime: '2026-11-22T09:00:00.000Z',
      isActive: false,
    },
    { sessionId: 'two', userId: 'u', startTime: '2026-11-22T09:00:00.000Z', endTime: null, isActive: true },
  ])
  expect(withoutOpen(second, '2026-11-22T10:00:00.000Z').map(({ isActive }) => isActive)).toEqual([false, false])
})

it('keeps at most 100 sessions', () => {
  let sessions = withSession([], { sessionId: '0', userId: 'u' }, '')
  for (let count = 1; count < 150; count++)
    sessions = withSession(sessions, { sessionId: String(count), userId: 'u' }, '')
  expect([sessions.length, sessions.at(-1)?.sessionId]).toEqual([100, '149'])
})
