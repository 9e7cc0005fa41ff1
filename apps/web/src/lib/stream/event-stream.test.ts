import { describe, expect, it } from 'vitest'
import { eventParser } from './event-stream.ts'

function parse(...parts: string[]) {
  const events: [string, string][] = []
  const feed = eventParser((event, data) => events.push([event, data]))
  for (const part of parts) feed(part)
  return events
}

describe('eventParser', () => {
  it('reads events however the text is split', () => {
    expect(parse('event: notifi', 'cation\nda', 'ta: {"id":1}\n', '\n')).toEqual([['notification', '{"id":1}']])
  })
  it('joins data lines, names unnamed events, and skips comments', () => {
    expect(parse(': hello\n\ndata: a\ndata: b\n\n:\n\n')).toEqual([['message', 'a\nb']])
  })
  it('accepts other line endings', () => {
    expect(parse('data: a\r\n\r\ndata: b\r\n\r\n')).toEqual([
      ['message', 'a'],
      ['message', 'b'],
    ])
  })
  it('is silent about the time to reconnect, which has no data', () => {
    expect(parse('retry: 3000\n\ndata: a\n\n')).toEqual([['message', 'a']])
  })
  it('ignores an unfinished event', () => {
    expect(parse('data: a\n')).toEqual([])
  })
})
