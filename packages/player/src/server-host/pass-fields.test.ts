import { expect, it } from 'vitest'
import { passFields } from './pass-fields.ts'

it.each([
  ['v2.members.YWJj.1796032936.sig', ['members', 'YWJj']],
  ['members.YWJj.1796032936.sig', ['members', 'YWJj']],
  ['v2.pin..1796032936.sig', ['pin', '']],
  ['', ['', '']],
])('of %s: %j', (pass, fields) => expect(passFields(pass)).toEqual(fields))
