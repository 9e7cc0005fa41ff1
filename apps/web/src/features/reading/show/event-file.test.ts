import { expect, it } from 'vitest'
import { eventFile } from './event-file.ts'

const event = {
  id: '7',
  title: 'Tea, cake; and \\ more',
  text: 'Come.\nBring a cup.',
  starts_at: '2026-12-01T10:00:00.000Z',
  ends_at: null,
  place: '',
  url: 'https://meet.example/tea',
  page: 'https://lantern.example/articles/7/show',
}

it('is one event in UTC, its texts escaped', () => {
  const lines = eventFile(event, new Date('2026-11-24T02:00:00Z')).split('\r\n')
  expect(lines).toContain('DTSTAMP:20261124T020000Z')
  expect(lines).toContain('DTSTART:20261201T100000Z')
  expect(lines).toContain('SUMMARY:Tea\\, cake\\; and \\\\ more')
  expect(lines).toContain('LOCATION:https://meet.example/tea')
  expect(lines.some((line) => line.startsWith('DTEND'))).toBe(false)
})

it('has lines of at most 75 octets, folded between characters', () => {
  const text = eventFile({ ...event, title: 'दो के लिए चाय '.repeat(12) }, new Date(0))
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain('दो के लिए चाय '.repeat(12))
})
