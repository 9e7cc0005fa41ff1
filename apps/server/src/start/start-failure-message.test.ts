import { describe, expect, it } from 'vitest'
import { EnvError } from '../env.ts'
import { StartError } from '../platform/start-error.ts'
import { requireOpenFiles } from './require-open-files.ts'
import { startFailureMessage } from './start-failure-message.ts'

const env = {
  host: 'nowhere.example',
  port: 3000,
  databaseUrl: 'postgres://deckle:secret@db.example:5432/deckle',
  dataFolder: '.data',
}
const failure = (fields: object, message = 'low level'): Error => Object.assign(new Error(message), fields)

describe('the message of a failed start', () => {
  it.each([
    [failure({ code: 'EADDRINUSE', syscall: 'listen' }), 'Port 3000 is in use'],
    [failure({ code: 'EACCES', syscall: 'listen' }), 'Port 3000 may not be opened'],
    [failure({ code: 'EADDRNOTAVAIL', syscall: 'listen' }), 'cannot listen on "nowhere.example"'],
    [
      failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nowhere.example' }),
      'cannot listen on "nowhere.example"',
    ],
    [
      failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db.example' }),
      'the name of its machine is not known',
    ],
    [
      Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }),
      'deckle at db.example:5432 cannot be used: nothing answers there',
    ],
    [failure({ code: '28P01' }), 'it does not take this user and password'],
    [failure({ code: '3D000' }), 'it has no database of that name'],
    [failure({}, 'timeout expired'), 'timeout expired'],
    [
      failure({ code: 'EROFS', syscall: 'mkdir', path: '/data/files' }),
      '/data/files cannot be written: it is on a read-only',
    ],
    [failure({ code: 'ENOSPC', syscall: 'write' }), 'no room left on the disk'],
    [failure({ code: 'EMFILE', syscall: 'open' }), 'Too many files are open'],
    [new StartError('The database server is PostgreSQL 14.2; Deckle needs 15 or newer.'), 'PostgreSQL 14.2'],
    [new EnvError(['PORT must be a number']), 'PORT must be a number'],
  ])('%s has a plain message, without a stack and without a password', (error, words) => {
    const message = startFailureMessage(error, env)
    expect(message).toContain(words)
    expect(message).not.toMatch(/\n\s+at |secret/)
  })

  it('names the embedded database if it is too slow', () => {
    const message = startFailureMessage(new Error('timeout expired'), { ...env, databaseUrl: undefined })
    expect(message).toContain('The embedded database in .data did not answer in time (timeout expired)')
  })

  it('shows the stack of a bug', () => {
    expect(startFailureMessage(new TypeError('x is not a function'), env)).toContain('start-failure-message.test.ts')
  })

  it('counts the files that may be open', () => {
    const limits = (hard: string) =>
      `Limit  Soft Limit  Hard Limit  Units\nMax open files            ${hard}       ${hard}      files\n`
    expect(() => requireOpenFiles(limits('64'))).toThrow('Only 64 files and connections')
    expect(() => requireOpenFiles(limits('1024'))).not.toThrow()
    expect(() => requireOpenFiles('')).not.toThrow()
  })
})
