import { environmentSettings } from '@deckle/contract/config.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv, variableNames } from '../../env.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { describeEnv } from './describe-env.ts'

let test: TestApp
let superadmin: Person
beforeAll(async () => {
  test = await createTestApp()
  superadmin = await test.signedIn('Superadmin', { first_name: 'Rosa', last_name: 'Rao' })
})
afterAll(() => test.close())

describe('the environment', () => {
  const secrets = {
    DATABASE_URL: 'postgresql://deckle:hush-hush@localhost:5432/deckle',
    DECKLE_SECRET: 'hush-hush-hush-hush-hush-hush-hush-hush',
    DECKLE_ADMIN_PASSWORD: 'hush-hush-hush-hush',
    SMTP_URL: 'smtps://deckle:hush-hush@smtp.example.com:465',
    S3_ACCESS_KEY_ID: 'hush-hush',
    S3_SECRET_ACCESS_KEY: 'hush-hush',
    RECAPTCHA_SECRET: 'hush-hush',
    RAZORPAY_KEY_SECRET: 'hush-hush',
    RAZORPAY_WEBHOOK_SECRET: 'hush-hush',
    GUEST_PASSWORD: 'hush-hush',
    METRICS_TOKEN: 'hush-hush-hush-hush',
  }
  const others = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'deckle',
    RECAPTCHA_SITE_KEY: 'site',
    RAZORPAY_KEY_ID: 'rzp_live_1',
    GUEST_EMAIL: 'guest@example.com',
    TRUST_PROXY: '2',
    DECKLE_DEMO: 'off',
    PAYMENT_SANDBOX: 'off',
  }

  it('lists every variable that the server reads', () =>
    expect([...environmentSettings].toSorted()).toEqual([...variableNames].toSorted()))

  it('tells of a secret only whether it is set', () => {
    const described = describeEnv(readEnv({ ...secrets, ...others }))
    expect(JSON.stringify(described)).not.toContain('hush')
    expect(
      described
        .filter(({ isSecret, isSet }) => isSecret && isSet)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(Object.keys(secrets).toSorted())
    expect(described.filter(({ isSecret, isSet }) => !isSecret && isSet)).toHaveLength(Object.keys(others).length)
  })

  it('tells value and default of all others', () => {
    const found = new Map(describeEnv(readEnv({ ...secrets, ...others })).map((one) => [one.name, one]))
    expect(found.get('DECKLE_DEMO')).toMatchObject({ value: 'off', initial: 'on', isSet: true })
    expect(found.get('TRUST_PROXY')).toMatchObject({ value: '2', initial: 'off' })
    expect(found.get('PUBLIC_URL')).toMatchObject({ value: null, initial: null, isSet: false })
    expect(found.get('REGISTRATION_BLOCKED_DOMAINS')?.value).toBe('mailinator.com, yopmail.com')
  })
})

describe('a setting that a Superadmin changes', () => {
  const read = async () => (await test.call('config.settings', { as: superadmin })).body.stored
  const policy = async () => (await read()).find(({ key }) => key === 'updatePolicy')

  it('says who changed it, and is taken back to what the server was started with', async () => {
    expect(await policy()).toEqual({
      key: 'updatePolicy',
      value: 'stable',
      initial: 'stable',
      isChanged: false,
      changedBy: null,
      changedAt: null,
    })
    await test.call('config.upsert', { as: superadmin, body: { updatePolicy: 'lts', registration: true } })
    expect(await policy()).toMatchObject({ value: 'lts', initial: 'stable', isChanged: true, changedBy: 'Rosa Rao' })
    const { body } = await test.call('config.reset', { as: superadmin, body: { keys: ['updatePolicy'] } })
    expect(body.stored.map(({ key, value, isChanged }) => [key, value, isChanged])).toEqual([
      ['registration', true, true],
      ['updatePolicy', 'stable', false],
      ['latestVersion', '3.0.0', false],
    ])
    expect((await test.call('config.fetch')).body.config).toMatchObject({ updatePolicy: 'stable', registration: true })
    const { entries } = (await test.call('admin.audit', { as: superadmin, query: { search: 'config.' } })).body
    expect(entries.map(({ action }) => action)).toEqual(['config.reset', 'config.upsert'])
  })

  it('is nobody else’s, and no other key is taken', async () => {
    const admin = await test.signedIn('Admin')
    expect((await test.call('config.settings', { as: admin })).status).toBe(403)
    expect((await test.call('config.settings')).status).toBe(401)
    const reset = (as: Person, body: Record<string, unknown>) => test.call('config.reset', { as, body })
    expect((await reset(admin, { keys: ['registration'] })).status).toBe(403)
    for (const body of [{}, { keys: [] }, { keys: ['secret'] }, { keys: ['registration'], all: true }])
      expect((await reset(superadmin, body)).status).toBe(400)
  })
})
