import { describe, expect, it } from 'vitest'
import { hashPassword, verifyNoPassword, verifyPassword } from './passwords.ts'

describe('passwords', () => {
  it('recognises the password and no other', async () => {
    const stored = await hashPassword('correct horse हिन्दी')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(stored, 'correct horse हिन्दी')).toBe(true)
    expect(await verifyPassword(stored, 'correct horse')).toBe(false)
    expect(await verifyPassword(stored, '')).toBe(false)
  })

  it('salts: the same password gives another hash', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
  })

  it('matches nothing against a broken hash', async () => {
    for (const stored of ['', 'x', '$argon2id$v=19$m=19456,t=2,p=1$broken'])
      expect(await verifyPassword(stored, 'x')).toBe(false)
  })

  it('takes as long for an unknown user as for a wrong password', async () => {
    const stored = await hashPassword('one')
    await verifyNoPassword('warm')
    const times = { wrong: [] as number[], nobody: [] as number[] }
    const time = async (into: number[], act: () => Promise<unknown>) => {
      const started = process.cpuUsage()
      await act()
      const { user, system } = process.cpuUsage(started)
      into.push(user + system)
    }
    for (let round = 0; round < 9; round++) {
      await time(times.wrong, () => verifyPassword(stored, 'two'))
      await time(times.nobody, () => verifyNoPassword('two'))
    }
    const middle = (values: number[]) => values.toSorted((a, b) => a - b)[4] ?? 0
    const ratio = middle(times.nobody) / middle(times.wrong)
    // timing: processor time beside that of a reference in the same test, with a wide margin
    expect(ratio > 0.4 && ratio < 2.5, `ratio ${ratio}`).toBe(true)
  })
})
