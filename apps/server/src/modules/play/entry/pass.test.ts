import { createHmac, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { type Pass, readPass, signPass } from './pass.ts'

const secret = randomBytes(32)
const now = new Date('2026-11-22T10:00:00Z')
const gate = { deckId: 'deck', settings: { access: 'members', pin: '' } } as const
const pass: Pass = { mode: 'members', subject: 'maya' }

it('a pass of this release and of the one before open the deck; one that was changed does not', () => {
  const [mode = '', subject = '', expiry = '', format = '', signed = ''] = signPass(gate, pass, secret, now).split('.')
  expect(format).toBe('v2')
  expect(readPass(gate, [mode, subject, expiry, format, signed].join('.'), secret, now)).toEqual(pass)
  expect(readPass(gate, [mode, subject, expiry, signed].join('.'), secret, now)).toEqual(pass)
  const other = Buffer.from('asha').toString('base64url')
  expect(readPass(gate, [mode, other, expiry, format, signed].join('.'), secret, now)).toBeNull()
  expect(readPass(gate, [mode, subject, String(Number(expiry) + 1), signed].join('.'), secret, now)).toBeNull()
})

it('takes the pass of an invite that was signed before migration 0014, for an invite alone', () => {
  const text = `ticket.${Buffer.from('invite-1').toString('base64url')}.${now.getTime() / 1000 + 60}`
  const signed = createHmac('sha256', secret).update(`pass.deck..${text}`).digest('base64url')
  const token = `${text}.v2.${signed}`
  const settings = { access: 'invite', pin: '' } as const
  expect(readPass({ deckId: 'deck', settings }, token, secret, now)).toEqual({ mode: 'invite', subject: 'invite-1' })
  expect(readPass(gate, token, secret, now)).toBeNull()
  expect(readPass({ deckId: 'deck', settings }, token.replace('ticket', 'invite'), secret, now)).toBeNull()
})
