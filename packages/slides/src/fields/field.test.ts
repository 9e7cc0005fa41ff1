import { expect, expectTypeOf, it } from 'vitest'
import { check, image, list, number, select, text, toggle } from './field.ts'
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
