import { expect, it } from 'vitest'
import { panesFor } from './use-panes.ts'

it.each([
  ['a desk', 1440, 900, 'three'],
  ['the narrowest with all', 1100, 700, 'three'],
  ['a small laptop', 1024, 768, 'two'],
  ['a tablet on its side', 834, 600, 'two'],
  ['1440 × 900 at 200 %', 720, 450, 'one'],
  ['1440 × 900 at 400 %', 360, 225, 'one'],
  ['a phone', 390, 844, 'one'],
  ['a tablet held upright', 834, 1112, 'one'],
])('%s', (_name, innerWidth, innerHeight, panes) => {
  expect(panesFor({ innerWidth, innerHeight })).toBe(panes)
})
