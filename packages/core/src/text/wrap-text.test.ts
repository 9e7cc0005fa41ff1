import { expect, it } from 'vitest'
import { wrapText } from './wrap-text.ts'

const measure = (text: string) => text.length

it.each([
  ['', ['']],
  ['tea', ['tea']],
  ['tea is served in the garden', ['tea is', 'served', 'in the', 'garden']],
  ['a\n\nb', ['a', '', 'b']],
  ['Donaudampfschiff ahoi', ['Donauda', 'mpfschi', 'ff ahoi']],
  ['  much   blank  ', ['much', 'blank']],
])('wraps %j', (text, lines) => {
  expect(wrapText(text, 7, measure)).toEqual(lines)
})
