import { expect, it } from 'vitest'
import { keepNameOf } from './keep-name.ts'

it.each([
  [[], 'City (text)'],
  [['city (TEXT)'], 'City (text 2)'],
  [['CİTY (text)', 'City\u200b (text 2)'], 'City (text 3)'],
])('beside %j a field has the name %s', (names, free) => {
  const fields = names.map((name) => ({ name }))
  expect(keepNameOf('City', 'text', fields)).toBe(free)
})
