import { readdirSync, readFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hashPassword } from './passwords/passwords.ts'
import { seal, unseal } from './seal.ts'

const secret = randomBytes(32)

describe('a secret that is stored', () => {
  it('is sealed by AES-256-GCM, each time to another text, and opens with the same secret alone', () => {
    const [one, two] = [seal('कुंजी of Asha', secret), seal('कुंजी of Asha', secret)]
    expect(one).not.toBe(two)
    expect(one).not.toContain('Asha')
    expect([unseal(one, secret), unseal(two, secret)]).toEqual(['कुंजी of Asha', 'कुंजी of Asha'])
    expect(unseal(one, randomBytes(32))).toBeNull()
  })

  it('opens nothing once a byte is changed, wherever it is, or cut off', () => {
    const bytes = Buffer.from(seal('a secret', secret), 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(unseal(changed.toString('base64url'), secret), String(at)).toBeNull()
    }
    for (const cut of [
      '',
      'x',
      bytes.subarray(0, 20).toString('base64url'),
      bytes.subarray(0, -1).toString('base64url'),
    ])
      expect(unseal(cut, secret)).toBeNull()
  })
})

it('passwords are kept by argon2id with 19 MiB and two rounds', async () => {
  expect(await hashPassword('river-stone-lamp')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

it('no source uses MD5, SHA-1 or a cipher without a seal', () => {
  const folder = resolve(import.meta.dirname, '..')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const weak =
    /(createHash|createHmac)\(\s*'(?!sha256|sha384|sha512)|createCipheriv\(\s*'(?!aes-256-gcm)|'[\w-]+-(ecb|cbc)'/
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((name) => weak.test(readFileSync(join(folder, name), 'utf8')))).toEqual([])
})
