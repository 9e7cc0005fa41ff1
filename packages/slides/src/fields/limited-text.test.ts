import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { codeText, limitedText, trimmedText } from './limited-text.ts'

const parse = (schema: z.ZodMiniType, value: string) => {
  const { success, data } = z.safeParse(schema, value)
  return success ? data : 'refused'
}

describe('trimmedText', () => {
  it.each(['', ' ', '\u200b', ' \u200b\ufeff ', '\u2060\u00ad', '\u3164'])('takes %j for empty', (text) => {
    expect([parse(trimmedText(10, 1), text), parse(trimmedText(10), text)]).toEqual(['refused', ''])
  })
  it('keeps what is visible', () => {
    expect([parse(trimmedText(10, 1), ' a\u200db '), parse(limitedText(10), ' ')]).toEqual(['a\u200db', ' '])
  })
})

describe('codeText', () => {
  const code = codeText(6, /^\d{6}$/)
  it.each(['123456', ' 123456 ', '१२३४५६', '１２３４５６', '١٢٣٤٥٦', '\u202a123456\u202c', '12345६'])(
    'reads %j',
    (typed) => {
      expect(parse(code, typed)).toBe('123456')
    },
  )
  it.each(['12345', '1234567', 'abcdef', '', '1'.repeat(1000)])('refuses %j', (typed) => {
    expect(parse(code, typed)).toBe('refused')
  })
})
