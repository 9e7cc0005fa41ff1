import { mentionOf } from '@deckle/core/social/mention.ts'
import { expect, it } from 'vitest'
import { isNamedBy, mentionAt, storedOf, withMention, writtenOf, nothingWritten } from './mention-text.ts'

const [one, other] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002']
const asha = { id: one, name: 'Asha Rao' }

it.each([
  ['@', 1, { start: 0, search: '' }],
  ['Hello @as', 9, { start: 6, search: 'as' }],
  ['Hello @as there', 9, { start: 6, search: 'as' }],
  ['(@आशा रा', 8, { start: 1, search: 'आशा रा' }],
  ['asha@example', 12, null],
  ['@Asha Rao said', 14, null],
  ['no one', 6, null],
] as const)('finds who is being named in %j', (text, caret, expected) => {
  expect(mentionAt(text, caret)).toEqual(expected)
})

it('puts a person into the text, and the caret after them', () => {
  const written = withMention({ text: 'Thanks @as for it', picked: [] }, { start: 7, search: 'as' }, asha)
  expect(written).toEqual({ text: 'Thanks @Asha Rao for it', picked: [asha], caret: 17 })
  expect(storedOf(written)).toBe(`Thanks ${mentionOf(one)} for it`)
})

it('keeps by id only who was picked, and whole names', () => {
  expect(storedOf({ text: '@Asha Rao', picked: [] })).toBe('@Asha Rao')
  expect(storedOf({ text: '@Asha Raomi, @Asha Rao!', picked: [asha] })).toBe(`@Asha Raomi, ${mentionOf(one)}!`)
})

it('tells two people of one name apart', () => {
  const first = withMention({ text: '@', picked: [] }, { start: 0, search: '' }, asha)
  const both = withMention(
    { ...first, text: `${first.text}@` },
    { start: first.text.length, search: '' },
    { id: other, name: 'Asha Rao' },
  )
  expect(both.text).toBe('@Asha Rao @Asha Rao (2) ')
  expect(storedOf(both)).toBe(`${mentionOf(one)} ${mentionOf(other)} `)
})

it('reads names as they are, whatever they hold', () => {
  const odd = { id: one, name: 'A. (x) $& [b]+' }
  const stored = `To ${mentionOf(one)}, and on`
  expect(writtenOf(stored, [odd]).text).toBe('To @A. (x) $& [b]+, and on')
  expect(storedOf(writtenOf(stored, [odd]))).toBe(stored)
})

it('is nothing of nothing', () => {
  expect(storedOf(nothingWritten)).toBe('')
})

it('offers only who is still meant', () => {
  expect(['', 'a', 'ASHA r', 'rao', ' asha'].filter((search) => !isNamedBy('Asha Rao', search))).toEqual([])
  expect(['sha', 'x', 'asha x'].filter((search) => isNamedBy('Asha Rao', search))).toEqual([])
})
