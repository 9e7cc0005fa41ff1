import { describe, expect, it } from 'vitest'
import { bannerState, isBannerLink } from './banner.ts'

const now = new Date('2026-11-24T09:00:00Z')
const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour))

describe('the state of a banner', () => {
  it.each([
    ['draft', { published: false, starts_at: at(8), ends_at: null }],
    ['draft', { published: false, starts_at: null, ends_at: at(8) }],
    ['running', { published: true, starts_at: null, ends_at: null }],
    ['running', { published: true, starts_at: at(9), ends_at: at(10) }],
    ['scheduled', { published: true, starts_at: at(10), ends_at: at(11) }],
    ['ended', { published: true, starts_at: at(8), ends_at: at(9) }],
  ] as const)('%s', (state, times) => {
    expect(bannerState(times, now)).toBe(state)
  })
})

describe('what a banner leads to', () => {
  it.each([
    '',
    '/courses',
    '/courses?q=tea#top',
    'https://firm.in',
    'HTTPS://firm.in/a?b=c',
    'https://müller.example/ä',
  ])('%s', (link) => expect(isBannerLink(link)).toBe(true))
  it.each([
    'http://firm.in',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' https://firm.in',
    '//firm.in',
    '/\\firm.in',
    '/a/../b',
    'https:firm.in',
    'https://',
    'https://bank.example@firm.in',
    'https://a:b@firm.in',
    'mailto:asha@firm.in',
    'data:text/html,x',
    'firm.in',
  ])('not %s', (link) => expect(isBannerLink(link)).toBe(false))
})
