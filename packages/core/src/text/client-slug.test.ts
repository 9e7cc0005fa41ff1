import { expect, it } from 'vitest'
import { isClientSlug } from './client-slug.ts'

it.each(['meadow', 'a1', 'lotus-labs', 'x'.repeat(40)])('%s is an address of a client', (slug) => {
  expect(isClientSlug(slug)).toBe(true)
})

it.each(['', 'a', 'Meadow', '-meadow', 'meadow-', 'a--b', 'a b', 'a/b', 'मैदान', 'drive', 'play', 'x'.repeat(41)])(
  '%s is not',
  (slug) => {
    expect(isClientSlug(slug)).toBe(false)
  },
)
