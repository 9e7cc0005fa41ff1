import { errorStatus } from '@deckle/core/error.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuse } from '../refusal.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { FileStoreError } from '../platform/files/files.ts'
import { refusalOfDatabase } from './database-errors.ts'
import { errorBody } from './error-reply.ts'
import { audienceLanguage, preferredLanguage } from './language.ts'
import { english } from '../words/en/english.ts'
import { hindi } from '../words/hi/hindi.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('errors', () => {
  it('have words in both languages for every code and message', () => {
    const codes = Object.keys(errorStatus)
    expect(Object.keys(english.codes).toSorted()).toEqual(codes.toSorted())
    expect(Object.keys(hindi.codes).toSorted()).toEqual(codes.toSorted())
    // The heading of a column is no sentence.
    const { 'import.reason': _, ...sentences } = english.refusals
    for (const words of [...Object.values(english.codes), ...Object.values(sentences)]) expect(words).toMatch(/[.!?]$/)
    for (const words of [...Object.values(hindi.codes), ...Object.values(hindi.refusals)])
      expect(words).toMatch(/[\u0900-\u097f]/)
  })

  it('a bug shows nothing but an id', async () => {
    const body = errorBody(refuse('internal'), 'en', 'r1')
    expect(body).toEqual({ errors: [english.codes.internal], code: 'internal', id: 'r1' })
    const broken = await createTestApp({
      change: (deps) => ({
        config: {
          ...deps.config,
          current: () => ({
            ...deps.config.current(),
            get registration(): boolean {
              throw new Error('secret inside')
            },
          }),
        },
      }),
    })
    const { status, error, headers } = await broken.call('config.fetch')
    expect([status, error.code, error.id]).toEqual([500, 'internal', headers['x-request-id']])
    expect(JSON.stringify(error)).not.toContain('secret')
    await broken.close()
  })

  it('of the database: away is 503, taken is 409, a bug is none', () => {
    const of = (fields: object, message = 'x') => refusalOfDatabase(Object.assign(new Error(message), fields))?.code
    for (const code of ['57P01', '57P03', '08006', '53300', '57014']) expect(of({ code })).toBe('unavailable')
    expect(of({ code: '53100' })).toBe('disk_full')
    expect(of({ code: 'ECONNREFUSED', syscall: 'connect' })).toBe('unavailable')
    for (const words of ['Connection terminated unexpectedly', 'Query read timeout', 'timeout expired'])
      expect(of({}, words)).toBe('unavailable')
    expect(of({ code: '23505' })).toBe('already_taken')
    expect(of({ code: '42P01' })).toBeUndefined()
    expect(of({}, 'anything')).toBeUndefined()
  })

  it.each([
    [new FileStoreError('The file store does not answer.'), 503, 'unavailable'],
    [
      Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC', syscall: 'write' }),
      507,
      'disk_full',
    ],
    [Object.assign(new Error('could not extend file'), { code: '53100' }), 507, 'disk_full'],
    [Object.assign(new Error('too many open files'), { code: 'EMFILE', syscall: 'open' }), 503, 'unavailable'],
  ])('%s is told in the contract’s shape, with when to try again', async (error, status, code) => {
    const broken = await createTestApp({
      change: (deps) => ({
        config: {
          ...deps.config,
          current: () => ({
            ...deps.config.current(),
            get registration(): boolean {
              throw error
            },
          }),
        },
      }),
    })
    const reply = await broken.call('config.fetch')
    expect([reply.status, reply.error]).toEqual([status, { errors: [expect.any(String)], code }])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    await broken.close()
  })

  it('while the database is away every call answers 503 with Retry-After', async () => {
    const lost = await createTestApp()
    const user = await lost.signedIn('Creator')
    const { rows } = await lost.deps.pool.query<{ name: string }>('select current_database() as name')
    const kill = () =>
      test.deps.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [rows[0]?.name])
    await test.deps.pool.query(`alter database ${rows[0]?.name} allow_connections false`)
    await kill()
    const { status, headers } = await lost.call('auth.me', { as: user })
    expect([status, headers['retry-after']]).toEqual([503, '1'])
    const ready = await lost.app.inject('/readyz')
    expect([ready.statusCode, ready.headers['retry-after'], ready.json<object>()]).toEqual([
      503,
      '1',
      { errors: [expect.any(String)], code: 'unavailable' },
    ])
    expect((await lost.app.inject('/healthz')).statusCode).toBe(200)
    await test.deps.pool.query(`alter database ${rows[0]?.name} allow_connections true`)
    expect((await lost.call('auth.me', { as: user })).status).toBe(200)
    await lost.close()
  })

  it.each([
    [undefined, 'en'],
    ['hi', 'hi'],
    ['en-GB,en;q=0.9,hi;q=0.8', 'en'],
    ['hi-IN;q=0.9, en;q=0.2', 'hi'],
    ['de, hi;q=0.1', 'hi'],
    ['hi;q=0', 'en'],
    ['*', 'en'],
  ])('%s is answered in %s', (header, language) => expect(preferredLanguage(header)).toBe(language))

  it.each([
    [undefined, 'en'],
    ['ta-IN,en;q=0.8', 'ta'],
    ['nl, pt-BR;q=0.6, es;q=0.4', 'pt'],
    ['zh-Hant-TW', 'zh'],
    ['nl', 'en'],
    ['ur;q=0, hi;q=0.1', 'hi'],
    ['constructor, __proto__', 'en'],
  ])('people who play and want %s are answered in %s', (header, language) =>
    expect(audienceLanguage(header)).toBe(language),
  )
})
