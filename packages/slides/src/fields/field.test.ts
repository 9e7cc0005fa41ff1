import { expect, expectTypeOf, it } from 'vitest'
import { definitions } from '../definitions.ts'
import { check, image, list, number, select, text, textLengths, toggle } from './field.ts'
import { type PublicOf, withoutSecrets } from './redact.ts'

const fields = {
  shown: text('title'),
  text: text('title', { secret: true }),
  check: check({ secret: true }),
  toggle: toggle(true, { secret: true }),
  number: number({ min: 0, max: 9, step: 1, initial: 0, secret: true }),
  select: select(['a', 'b'], 'a', { secret: true }),
  image: image(1, { secret: true }),
  list: list({ text: text('item') }, { min: 0, max: 2, initial: [], added: () => ({}), secret: true }),
}

it('a secret field of any kind is in neither the type nor the value of what a player gets', () => {
  expectTypeOf<keyof PublicOf<typeof fields>>().toEqualTypeOf<'shown'>()
  const data = { shown: 'S', text: 'T', check: 'checked', toggle: true, number: 1, select: 'a', image: null, list: [] }
  expect(withoutSecrets(fields, data as never)).toEqual({ shown: 'S' })
})

it('has the lengths of texts and of new lists that the specification gives', () => {
  const { item, longItem, paragraph, tts_audio } = textLengths
  expect([item, longItem]).toEqual([
    { max: 200, ideal: 80 },
    { max: 200, ideal: 128 },
  ])
  expect([paragraph, tts_audio]).toEqual([
    { max: 420, ideal: 256 },
    { max: 420, ideal: 256 },
  ])
  expect(definitions.title.fields.paragraph).toMatchObject(paragraph)
  expect([
    definitions.single_select.fields.options.initial,
    definitions.true_false.fields.choice.initial,
    definitions.brancher.fields.popupitems.initial,
    definitions.pick_picture.fields.imageOpts.initial,
  ]).toEqual([
    [{ text: 'Option 1', correct: 'checked' }, { text: 'Option 2' }, { text: 'Option 3' }],
    [{ text: 'True', correct: 'checked' }, { text: 'False' }],
    [{ option: 'Option 1' }, { option: 'Option 2' }, { option: 'Option 3' }],
    [{ text: 'Option 1', correct: 'checked' }, { text: 'Option 2' }, { text: 'Option 3' }, { text: 'Option 4' }],
  ])
})
