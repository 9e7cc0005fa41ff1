import { describe, expect, it } from 'vitest'
import { isAssetPath, isScreenPath } from './paths.ts'

describe('isScreenPath', () => {
  it.each(['/', '/library', '/contentEditor/7', '/articles/7/show', '/playground', '/blogging'])(
    '%s starts with the page',
    (path) => {
      expect(isScreenPath(path)).toBe(true)
    },
  )
  it.each([
    '/api/v2/auth/me',
    '/api',
    '/play/abc',
    '/embed/abc',
    '/media/7/640.webp',
    '/health/ready',
    '/sw.js',
    '/assets/x-12345678.js',
    '/metrics',
    '/blog/meadow/tea',
  ])('%s is never cached as a page', (path) => {
    expect(isScreenPath(path)).toBe(false)
  })
})

describe('isAssetPath', () => {
  it.each(['/assets/index-D3kd_9-a.js', '/assets/inter-latin-wght-normal-Dx4kXJAl.woff2'])('%s is cached', (path) => {
    expect(isAssetPath(path)).toBe(true)
  })
  it.each([
    '/api/v2/decks/list',
    '/media/7/file',
    '/assets/index.js',
    '/assets/../api/x-12345678.js',
    '/x/assets/index-12345678.js',
  ])('%s is not', (path) => {
    expect(isAssetPath(path)).toBe(false)
  })
})
