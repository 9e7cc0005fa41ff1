import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'

let test: TestApp
let creator: Person
beforeAll(async () => {
  test = await createTestApp()
  creator = await test.signedIn('Creator')
})
afterAll(() => test.close())

const evaluate = async (formula: string, variables?: Record<string, number>, headers?: Record<string, string>) =>
  test.call('formulas.evaluate', {
    as: creator,
    body: { formula, ...(variables && { variables }) },
    ...(headers && { headers }),
  })

it('needs a session', async () => {
  expect((await test.call('formulas.evaluate', { body: { formula: '1' } })).status).toBe(401)
})

it('answers the result, symbols escaped or not, rounded to two decimals', async () => {
  expect((await evaluate('varA / 3', { varA: 10 })).body).toEqual({ result: 3.33 })
  expect((await evaluate('IF(varA &lt; 5, true, false)', { varA: 4 })).body).toEqual({ result: true })
})

it('answers Error, and tells the author why and where', async () => {
  const { status, body } = await evaluate('2 * varB')
  expect(status).toBe(200)
  expect(body).toEqual({
    error: 'Error',
    reason: { code: 'unset', words: 'varB has no value.', at: 4, length: 4 },
  })
  expect((await evaluate('1 / 0', undefined, { 'accept-language': 'hi' })).body.reason?.words).toBe(
    'यहाँ शून्य से भाग दिया जा रहा है।',
  )
})

it('refuses variables that there are none of', async () => {
  expect((await evaluate('1', { varAA: 1 })).status).toBe(400)
})
