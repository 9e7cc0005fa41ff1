import { describe, expect, it } from 'vitest'
import { signInInstructions } from './sign-in-instructions.ts'

const root = { role: 'Superadmin', email: 'root@meadow.example', password: 'one' }

describe('who can sign in after the first start', () => {
  it('is one text, the passwords line by line', () => {
    const asha = { role: 'Creator', email: 'asha@meadow.example', password: 'two' }
    expect(signInInstructions([root, asha], 'http://localhost:3000').split('\n')).toEqual([
      'These accounts can sign in. The passwords were made now and are shown only this once:',
      '  Superadmin  root@meadow.example  one',
      '  Creator     asha@meadow.example  two',
    ])
  })

  it('names the next step where nobody else is there', () => {
    expect(signInInstructions([root], 'https://decks.example').split('\n').at(-1)).toBe(
      'There is nothing in it yet. Next: sign in at https://decks.example/login; the first page shows what to set up.',
    )
  })

  it('is a link that sets the first password, where there is none', () => {
    expect(signInInstructions([{ ...root, password: { token: 'abc' } }], 'https://decks.example').split('\n')).toEqual([
      'Nobody has signed in yet. Choose the password of the first Superadmin, root@meadow.example, at',
      '  https://decks.example/resetPassword#token=abc',
      'It works once, within 24 hours. Until a password is set, each start prints a new one.',
    ])
  })
})
