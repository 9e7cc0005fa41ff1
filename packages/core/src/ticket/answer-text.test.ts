import { expect, it } from 'vitest'
import { fillAnswerText } from './answer-text.ts'

it.each([
  ['Hello {name}, thank you.', 'Asha Rao', 'Hello Asha Rao, thank you.'],
  ['नमस्ते {name}, {name}!', ' आशा ', 'नमस्ते आशा, आशा!'],
  ['Hello {name}, thank you.', '', 'Hello, thank you.'],
  ['{name}: hello', ' ', ': hello'],
  ['Cost: $& {name}', '$&', 'Cost: $& $&'],
  ['No placeholder', 'Asha', 'No placeholder'],
])('%j for %j is %j', (text, name, filled) => {
  expect(fillAnswerText(text, name)).toBe(filled)
})
