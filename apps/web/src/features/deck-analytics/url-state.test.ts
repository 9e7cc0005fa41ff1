import { describe, expect, it } from 'vitest'
import { parseAnalyticsUrl } from './url-state.ts'

describe('parseAnalyticsUrl', () => {
  it('reads days and version', () => {
    expect(parseAnalyticsUrl({ from: '2026-01-01', to: '2026-01-31', version: '3' })).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
      version: 3,
    })
  })
  it.each([
    [{ from: '2026-02-01', to: '2026-01-01' }],
    [{ from: '2026-13-41', to: '2026-13-42' }],
    [{ from: '2026-01-01' }],
    [{ version: '-1' }],
    [{ version: 'x' }],
    [{ from: 5, to: {} }],
  ])('leaves out what makes no sense: %j', (search) => {
    expect(parseAnalyticsUrl(search)).toEqual({})
  })
})
