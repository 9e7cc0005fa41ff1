import { describe, expect, it } from 'vitest'
import { findApi } from './scorm-api.ts'

describe('finding the API', () => {
  const windowOf = (own: object): Window => {
    const window = own as { parent?: unknown; top?: unknown; opener?: unknown }
    window.parent ??= window
    window.top ??= window.parent
    return window as Window
  }
  const api = { LMSInitialize: () => 'true' }

  it('goes up the frames, over to the opener, and past windows of other sites', () => {
    const lms = windowOf({ API: api })
    expect(findApi(windowOf({ parent: windowOf({ parent: lms }) }), 'API')).toBe(api)
    expect(findApi(windowOf({ opener: windowOf({ parent: lms }) }), 'API')).toBe(api)
    const other = new Proxy({} as Window, {
      get: () => {
        throw new Error('SecurityError')
      },
    })
    expect(findApi(windowOf({ parent: other, opener: lms }), 'API')).toBe(api)
    expect(findApi(windowOf({ parent: other }), 'API')).toBeNull()
    expect(findApi(windowOf({}), 'API_1484_11')).toBeNull()
  })
})
