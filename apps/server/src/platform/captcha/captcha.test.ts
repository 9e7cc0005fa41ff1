import { randomBytes, randomUUID } from 'node:crypto'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it } from 'vitest'
import type { CaptchaChallenge } from './captcha.ts'
import { testCaptcha } from './captcha-suite.ts'
import { createProofOfWorkCaptcha } from './proof-of-work-captcha.ts'
import { createRecaptcha } from './recaptcha.ts'

function createOnce() {
  const seen = new Set<string>()
  return async (id: string) => {
    const first = !seen.has(id)
    seen.add(id)
    return first
  }
}

async function solve(
  issued: CaptchaChallenge,
  change: (token: { challenge: Challenge; solution: { counter: number } }) => void = () => undefined,
): Promise<string> {
  if (issued.kind !== 'proof_of_work') throw new Error('another kind')
  const challenge = issued.challenge as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  const token = { challenge, solution }
  change(token)
  return Buffer.from(JSON.stringify(token)).toString('base64')
}

const make = (now = () => new Date()) =>
  createProofOfWorkCaptcha({ secret: randomBytes(32), now, once: createOnce(), cost: 10 })

testCaptcha('proof of work', async () => ({ captcha: make(), solve }))

/** Stand-in for Google's endpoint: each issued token is valid once. */
function fakeGoogle() {
  const good = new Set<string>()
  const requests: { address: string; form: Readonly<Record<string, string>> }[] = []
  const ask = async (address: string, form: Readonly<Record<string, string>>) => {
    requests.push({ address, form })
    if (form['secret'] !== 'ours') return { success: false, 'error-codes': ['invalid-input-secret'] }
    const success = good.delete(form['response'] ?? '')
    return success ? { success } : { success, 'error-codes': ['timeout-or-duplicate'] }
  }
  const give = () => {
    const token = randomUUID()
    good.add(token)
    return token
  }
  return { ask, give, requests }
}

const google = fakeGoogle()
testCaptcha('reCAPTCHA', async () => ({
  captcha: createRecaptcha({ secret: 'ours', siteKey: 'site', ask: google.ask }),
  solve: async () => google.give(),
}))

describe('proof of work alone', () => {
  it('refuses a token whose challenge was made easier, or by another server', async () => {
    const captcha = make()
    const easier = await solve(await captcha.challenge(), ({ challenge }) => (challenge.parameters.cost = 1))
    expect(await captcha.verify(easier)).toBe(false)
    const longer = await solve(
      await captcha.challenge(),
      ({ challenge }) => (challenge.parameters.expiresAt = 9_999_999_999),
    )
    expect(await captcha.verify(longer)).toBe(false)
    expect(await captcha.verify(await solve(await make().challenge()))).toBe(false)
  })

  it('refuses a guessed number', async () => {
    const captcha = make()
    expect(
      await captcha.verify(await solve(await captcha.challenge(), ({ solution }) => (solution.counter += 1))),
    ).toBe(false)
  })

  it('refuses a token after ten minutes', async () => {
    let now = new Date()
    const captcha = make(() => now)
    const token = await solve(await captcha.challenge())
    now = new Date(now.getTime() + 601_000)
    expect(await captcha.verify(token)).toBe(false)
  })

  it('costs 1000 rounds unless told otherwise', async () => {
    const captcha = createProofOfWorkCaptcha({ secret: randomBytes(32), now: () => new Date(), once: createOnce() })
    expect(await captcha.challenge()).toMatchObject({ challenge: { parameters: { cost: 1000, keyPrefix: '00' } } })
  })
})

describe('reCAPTCHA alone', () => {
  it("asks Google's address with the secret", () => {
    expect(google.requests[0]?.address).toBe('https://www.google.com/recaptcha/api/siteverify')
    expect(google.requests[0]?.form['secret']).toBe('ours')
  })

  it('refuses, and tells the operator, when the service fails or the secret is wrong', async () => {
    const errors: unknown[] = []
    const onError = (error: unknown) => errors.push(error)
    const away = createRecaptcha({
      secret: 'ours',
      siteKey: 's',
      onError,
      ask: () => Promise.reject(new TypeError('fetch failed')),
    })
    expect(await away.verify('x')).toBe(false)
    const wrong = createRecaptcha({ secret: 'wrong', siteKey: 's', onError, ask: google.ask })
    expect(await wrong.verify(google.give())).toBe(false)
    expect(errors.map(String)).toEqual(['TypeError: fetch failed', 'Error: reCAPTCHA refuses RECAPTCHA_SECRET.'])
  })
})
