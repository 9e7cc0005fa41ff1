import type { ImportDraft } from '@deckle/contract/imports.ts'
import { expect, it } from 'vitest'
import { newFieldName } from './column-format.tsx'

const fields: ImportDraft['fields'] = [{ name: 'Children’s ward', kind: 'text', required: false }]

it.each([
  ['email', null],
  ['details.Children’s ward', null],
  ["details.children's  ward", null],
  ['details.Ward', 'Ward'],
])('the new field of %j is %j', (field, name) => expect(newFieldName({ fields }, field)).toBe(name))
