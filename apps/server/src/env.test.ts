import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type EnvError, readEnv } from './env.ts'

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      stopDelay: 0,
      dataFolder: '.data',
      backupFolder: '.data/backups',
      poolSize: 10,
      demo: true,
      mail: { from: 'Deckle <no-reply@localhost>', smtpUrl: undefined },
      registration: {
        enabled: false,
        blockedDomains: ['mailinator.com', 'yopmail.com'],
        allowedEndings: ['.in', '.com', '.org', '.net', '.co.in'],
      },
      latestVersion: '3.0.0',
      updatePolicy: 'stable',
      paymentSandbox: true,
      razorpayUrl: 'https://api.razorpay.com',
      seller: { name: 'Deckle', address: '', taxNumber: '', taxName: 'GST' },
      webhookHosts: [],
      ssoHosts: [],
      logLevel: 'info',
      trustProxy: false,
    })
  })

  it('takes an empty variable as absent', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '  ', GUEST_EMAIL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      guest: undefined,
    })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that starts with postgres:// or postgresql://'],
    [{ DECKLE_DEMO: 'yes' }, 'DECKLE_DEMO must be "on" or "off"'],
    [{ DECKLE_ADMIN_EMAIL: 'nobody' }, 'DECKLE_ADMIN_EMAIL must be an e-mail address'],
    [{ DECKLE_ADMIN_PASSWORD: 'short' }, 'DECKLE_ADMIN_PASSWORD must have at least 15 characters'],
    [{ DECKLE_ADMIN_PASSWORD: 'a b c d e f g h' }, 'DECKLE_ADMIN_PASSWORD must have at least 15 characters'],
    [{ DECKLE_SECRET: 'short' }, 'DECKLE_SECRET must have at least 32 characters'],
    [{ UPDATE_POLICY: 'never' }, 'UPDATE_POLICY must be "lts", "stable" or "custom"'],
    [{ LATEST_VERSION: '3' }, 'LATEST_VERSION must have the form 3.0.0'],
    [{ S3_BUCKET: 'b' }, 'S3_ENDPOINT is missing: it is needed with S3_BUCKET'],
    [{ GUEST_EMAIL: 'a@b.in' }, 'GUEST_PASSWORD is missing: it is needed with GUEST_EMAIL'],
  ])('refuses %o in words', (source, words) => {
    expect(() => readEnv(source)).toThrow(words)
  })

  it('names every wrong variable at once and shows no value', () => {
    try {
      readEnv({ PORT: 'x', DECKLE_ADMIN_PASSWORD: 'hunter2' })
      expect.unreachable()
    } catch (error) {
      expect((error as EnvError).problems).toHaveLength(2)
      expect(String(error)).not.toContain('hunter2')
    }
  })

  it('joins what belongs together', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example.com/',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    }
    expect(readEnv(s3).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'b',
      region: 'us-east-1',
      accessKeyId: 'k',
      secretAccessKey: 's',
    })
    expect(readEnv({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(readEnv({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual(['10.0.0.0/8', '127.0.0.1'])
  })

  it('is explained in .env.example, variable by variable', () => {
    const source = readFileSync(new URL('env.ts', import.meta.url), 'utf8')
    const read = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
    const explained = [...example.matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
    expect(read.length).toBeGreaterThan(25)
    expect(explained.toSorted()).toEqual(read.toSorted())
  })
})
