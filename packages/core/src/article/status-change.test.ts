import { describe, expect, it } from 'vitest'
import { type ArticlePlan, changePlan } from './status-change.ts'

const [past, now, soon, later] = [
  '2026-11-23T10:00:00.000Z',
  '2026-11-24T10:00:00.000Z',
  '2026-11-25T10:00:00.000Z',
  '2026-11-26T10:00:00.000Z',
]
const draft: ArticlePlan = { status: 'draft', publish_at: null, unpublish_at: null }
const published: ArticlePlan = { status: 'published', publish_at: past, unpublish_at: null }
const scheduled: ArticlePlan = { status: 'scheduled', publish_at: soon, unpublish_at: later }

describe('changePlan', () => {
  it.each([
    ['publishes now', draft, { status: 'published' }, true, { ...published, publish_at: now }],
    [
      'publishes now what is scheduled for the past',
      draft,
      { status: 'scheduled', publish_at: past },
      true,
      { ...published, publish_at: now },
    ],
    [
      'schedules',
      draft,
      { status: 'scheduled', publish_at: soon },
      false,
      { ...draft, status: 'scheduled', publish_at: soon },
    ],
    [
      'schedules what is published at a time to come',
      draft,
      { status: 'published', publish_at: soon },
      false,
      { ...draft, status: 'scheduled', publish_at: soon },
    ],
    [
      'publishes before its time',
      scheduled,
      { status: 'published' },
      true,
      { ...published, publish_at: now, unpublish_at: later },
    ],
    ['publishes again at the same moment', published, { status: 'published' }, true, published],
    ['changes only when it goes', published, { unpublish_at: later }, false, { ...published, unpublish_at: later }],
    [
      'schedules at another time',
      scheduled,
      { publish_at: later, unpublish_at: null },
      false,
      { status: 'scheduled', publish_at: later, unpublish_at: null },
    ],
    ['takes back', published, { status: 'draft' }, false, draft],
    ['archives', scheduled, { status: 'archived' }, false, { ...draft, status: 'archived' }],
    [
      'forgets a time to go that is over',
      { ...published, unpublish_at: past },
      { status: 'published' },
      true,
      published,
    ],
  ] as const)('%s', (_, before, wanted, publish, plan) => {
    expect(changePlan(before, wanted, now)).toEqual({ ok: true, publish, plan })
  })

  it.each([
    ['a schedule without a time', draft, { status: 'scheduled' }, 'publish_at_missing'],
    ['going before it comes', draft, { status: 'scheduled', publish_at: later, unpublish_at: soon }, 'unpublish_early'],
    ['going as it comes', draft, { status: 'scheduled', publish_at: soon, unpublish_at: soon }, 'unpublish_early'],
    ['going in the past', published, { unpublish_at: past }, 'unpublish_early'],
    ['coming after the time it goes', scheduled, { publish_at: later }, 'unpublish_early'],
  ] as const)('refuses %s', (_, before, wanted, fault) => {
    expect(changePlan(before, wanted, now)).toEqual({ ok: false, fault })
  })
})
