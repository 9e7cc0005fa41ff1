import { describe, expect, it } from 'vitest'
import { firstSteps, newPasswords } from './sign-in-instructions.ts'

const root = { role: 'Superadmin', email: 'root@meadow.example', password: 'one' }
const asha = { role: 'Creator', email: 'asha@meadow.example', password: 'two' }
const opener = { ...root, password: { token: 'abc' } }

describe('who can sign in after the first start', () => {
  it('is one text, the passwords line by line', () => {
    expect(newPasswords([root, asha])?.split('\n')).toEqual([
      'These accounts can sign in. Their new passwords are shown only this once:',
      '  Superadmin  root@meadow.example  one',
      '  Creator     asha@meadow.example  two',
    ])
    expect(firstSteps([root, asha], 'http://localhost:3000')).toBeUndefined()
  })

  it('names the next step where nobody else is there', () => {
    expect(firstSteps([root], 'https://decks.example')).toBe(
      'There is nothing in it yet. Next: sign in at https://decks.example/login; the first page shows what to set up.',
    )
  })

  it('is a link that sets the first password, where there is none', () => {
    expect(newPasswords([opener])).toBeUndefined()
    expect(firstSteps([opener], 'https://decks.example')?.split('\n')).toEqual([
      'Nobody has signed in yet. Choose the password of the first Superadmin, root@meadow.example, at',
      '  https://decks.example/resetPassword#token=abc&minimum=15',
      'It works once, within 24 hours. Until a password is set, each start prints a new one.',
    ])
  })

  it('is nothing at later starts', () => {
    expect([newPasswords([]), firstSteps([], 'https://decks.example')]).toEqual([undefined, undefined])
  })
})
