import { randomUUID } from 'node:crypto'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { newLeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, formOf, type TestApp } from '../../../test/app.ts'
import { makeCourse, publishCourse } from '../../../test/courses.ts'
import { makePublishedDeck } from '../../../test/decks.ts'
import { makeClient, makeUser, type Person, testPassword } from '../../../test/factories.ts'
import { playsOf } from '../../../test/plays.ts'
import { sampleContent } from '../../../test/sample-content.ts'
import { signInsOf } from '../../../test/sign-ins.ts'
import { importsOf } from '../../imports/test/import-calls.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', {
    clientId: (await makeClient(test.deps, { name: 'Lotus Labs', plan: 'business' })).id,
  })
})
afterAll(() => test.close())

const { from } = signInsOf(() => test)
const { begin } = playsOf(() => test)
const { upload, check, rowsOf } = importsOf(
  () => test,
  () => admin,
)

const people = {
  someone: () =>
    makeUser(test.deps, {
      clientId: admin.clientId,
      license_type: 'Learner',
      email: `iris-${randomUUID()}@lotus.example`,
    }),
  mailsTo: async (address: string, subject: string) => {
    await test.jobsDone()
    const mails = await test.deps.db
      .selectFrom('mail_outbox')
      .select('id')
      .where('to_address', '=', address)
      .where('subject', '=', subject)
      .execute()
    return mails.length
  },
}

/** Sends the address of an account as it is typed, and returns whether the server knows that it is this account's. */
const ways: Readonly<Record<string, (typed: (email: string) => string) => Promise<boolean>>> = {
  async 'creating a person'(typed) {
    const { email } = await people.someone()
    const body = { email: typed(email), first_name: 'Asha', last_name: 'Rao', password: 'river-stone-lamp' }
    return (await test.call('users.create', { as: admin, body })).error.code === 'already_taken'
  },
  async 'importing people'(typed) {
    const { email } = await people.someone()
    const { id } = await upload(`Email,Name\n${typed(email)},Meera Rao\n`)
    await check(id, { update_existing: true })
    return (await rowsOf(id)).map(({ outcome }) => outcome).join() === 'change'
  },
  async 'signing in'(typed) {
    const { email } = await people.someone()
    const body = { username: typed(email), password: testPassword }
    return (await test.call('auth.signIn', { body, headers: from() })).status === 200
  },
  async 'resetting the password'(typed) {
    const { email } = await people.someone()
    await test.call('auth.resetPassword', { body: { email: typed(email) }, headers: from() })
    return (await people.mailsTo(email, 'Set a new password')) === 1
  },
  async 'changing the own address'(typed) {
    const user = await test.signedIn('Creator', { clientId: admin.clientId })
    const wanted = `iris-${user.email}`
    const body = { email: typed(wanted), current_password: testPassword }
    const reply = await test.call('users.updateSelf', { as: user, body })
    return reply.body.user.pendingEmail === wanted
  },
  async 'sending a lead form'(typed) {
    const change: Partial<DeckContent> = { leadForm: newLeadForm }
    const attempt = await begin(await makePublishedDeck(test, admin, sampleContent(['single_select'], change)))
    const fields = { name: 'Ravi', email: typed('ravi@tea.example') }
    const body = { token: attempt.token, id: randomUUID(), fields, consent: true }
    await test.call('play.lead', { params: { id: attempt.id }, body })
    const leads = test.deps.db.selectFrom('leads').select('email').where('attempt_id', '=', attempt.id)
    return (await leads.execute()).map(({ email }) => email).join() === 'ravi@tea.example'
  },
  async 'adding learners by a file'(typed) {
    const { email } = await people.someone()
    const course = await makeCourse(test, admin)
    const { id } = await publishCourse(test, admin, course)
    const content = Buffer.from(`E-mail\n${typed(email)}\n`)
    const form = formOf({ dry_run: 'true', file: { filename: 'a.csv', content, type: 'text/csv' } })
    const reply = await test.app.inject({
      method: 'POST',
      url: `/api/v2/courses/${id}/learners/import`,
      payload: form.payload,
      headers: { ...form.headers, ...admin.headers },
    })
    return reply.json<{ added: number }>().added === 1
  },
}

const typings: Readonly<Record<string, (email: string) => string>> = {
  'as it is stored': (email) => email,
  'after a zero width space': (email) => `\u200b${email}`,
  'between direction marks': (email) => `\u202a${email}\u202c`,
  'after a Hangul filler': (email) => `\u3164${email}`,
  'with a blank Braille pattern at its end': (email) => `${email}\u2800`,
  'with a grapheme joiner inside': (email) => email.replace('@', '\u034f@'),
  'in full-width letters': (email) => email.replaceAll('e', 'ｅ'),
  'in capitals, dotted as in Turkish': (email) => email.replaceAll('i', 'İ').toUpperCase(),
}

describe.each(Object.entries(ways))('%s', (_, isKnown) => {
  it.each(Object.entries(typings))('knows an address %s', async (__, typed) => {
    expect(await isKnown(typed)).toBe(true)
  })
})
