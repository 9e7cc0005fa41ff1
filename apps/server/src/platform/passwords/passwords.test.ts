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
    const time = async (act: () => Promise<unknown>) => {
      const times: number[] = []
      for (let i = 0; i < 9; i++) {
        const started = performance.now()
        await act()
        times.push(performance.now() - started)
      }
      return times.toSorted((a, b) => a - b)[4] ?? 0
    }
    const wrong = await time(() => verifyPassword(stored, 'two'))
    const nobody = await time(() => verifyNoPassword('two'))
    expect(nobody / wrong).toBeGreaterThan(0.4)
    expect(nobody / wrong).toBeLessThan(2.5)
  })
})
