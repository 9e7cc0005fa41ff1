import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { plainPicture } from '../../../test/uploads.ts'
import { makeHouse, ticketActs } from '../test/ticket-scene.ts'
import { ticketToken } from '../tokens.ts'

const secret = 'a-secret-of-the-mail-server'
let test: TestApp
let house: Awaited<ReturnType<typeof makeHouse>>
const { open, reply, show } = ticketActs(() => test)
beforeAll(async () => {
  test = await createTestApp({
    env: { TICKET_REPLY_ADDRESS: 'support@help.example', TICKET_INBOUND_SECRET: secret },
  })
  house = await makeHouse(test)
})
afterAll(() => test.close())

const writer = createTransport({ streamTransport: true, buffer: true })
const raw = async (mail: SendMailOptions) => (await writer.sendMail(mail)).message as Buffer
const addressOf = (id: string) => `support+${ticketToken('reply', id, test.deps.secret)}@help.example`
const deliver = async (
  payload: Buffer | string,
  headers: Readonly<Record<string, string>> = { 'x-ticket-secret': secret },
) => {
  const got = await test.app.inject({
    method: 'POST',
    url: '/api/v2/tickets/inbound',
    payload,
    headers: { 'content-type': 'message/rfc822', ...headers },
  })
  return { status: got.statusCode, body: got.json() }
}
const asked = async (as: Person = house.asker) => (await open(as))?.id ?? ''
const textsOf = async (id: string) => (await show(house.admin, id)).body.messages.map(({ text }) => text)

it('stores what the asker answers by mail, without history, once, with its files', async () => {
  const id = await asked()
  await reply(house.admin, id, 'Which phone?')
  await test.jobsDone()
  const stored = await test.deps.db
    .selectFrom('mail_outbox')
    .select(['headers', 'text_body'])
    .where('to_address', '=', house.asker.email)
    .execute()
  expect(JSON.stringify(stored)).toContain(addressOf(id))
  expect(stored[0]?.text_body).toContain('Answer this mail')
  const png = await plainPicture(8, 8).png().toBuffer()
  const mail = await raw({
    from: `Asha <${house.asker.email.toUpperCase()}>`,
    to: `Help <${addressOf(id).toUpperCase()}>`,
    subject: 'Re: My deck',
    text: 'एक पुराना फ़ोन।\n\nOn Fri, 27 Nov 2026, Support wrote:\n> Which phone?',
    attachments: [
      { filename: 'screen.png', content: png },
      { filename: 'setup.exe', content: Buffer.from('MZ\u0090\u0000', 'latin1') },
    ],
  })
  expect((await deliver(mail)).body).toEqual({ ok: true })
  expect((await deliver(mail)).body).toEqual({ ok: true, ignored: 'known' })
  const { ticket, messages } = (await show(house.admin, id)).body
  expect(ticket.state).toBe('open')
  expect(messages).toHaveLength(3)
  expect(messages[2]).toMatchObject({
    by: 'asker',
    via: 'mail',
    text: 'एक पुराना फ़ोन।\n\nFiles of this mail that were not taken: setup.exe.',
    files: [{ name: 'screen.png', size: png.length }],
  })
})

it('reads mails of HTML alone as text', async () => {
  const id = await asked()
  const html = '<style>p{}</style><p>Hello &amp; <b>thanks</b></p><script>alert(1)</script><blockquote>old</blockquote>'
  await deliver(await raw({ from: house.asker.email, to: addressOf(id), subject: 'Re', html }))
  expect((await textsOf(id)).at(-1)).toBe('Hello & thanks')
})

it('refuses what has no secret, what nobody was asked, and other senders', async () => {
  const id = await asked()
  const mail = (more: SendMailOptions) => raw({ from: house.asker.email, to: addressOf(id), text: 'Hello', ...more })
  expect((await deliver(await mail({}), {})).status).toBe(403)
  expect((await deliver(await mail({}), { 'x-ticket-secret': `${secret}x` })).status).toBe(403)
  const unknown = [
    'support@help.example',
    `support+${'a'.repeat(32)}@help.example`,
    `support+${ticketToken('page', id, test.deps.secret)}@help.example`,
    addressOf(id).replace('help.example', 'evil.example'),
  ]
  for (const to of unknown) expect((await deliver(await mail({ to }))).status).toBe(404)
  expect((await deliver(await mail({ from: 'mallory@example.com' }))).status).toBe(403)
  expect((await deliver(await mail({ from: house.admin.email }))).status).toBe(403)
  expect((await deliver('', {})).status).toBe(403)
  const twice = `From: mallory@example.com\r\n${String(await mail({}))}`
  expect((await deliver(twice)).status).toBe(403)
  expect(await textsOf(id)).toHaveLength(1)
  const plain = await createTestApp()
  const off = await plain.app.inject({
    method: 'POST',
    url: '/api/v2/tickets/inbound',
    payload: await mail({}),
    headers: { 'content-type': 'message/rfc822' },
  })
  expect(off.statusCode).toBe(404)
  await plain.close()
})

it('ignores what programs send, so that no loop begins', async () => {
  const id = await asked()
  const to = addressOf(id)
  const from = house.asker.email
  const automatic: SendMailOptions[] = [
    { from, headers: { 'Auto-Submitted': 'auto-replied' } },
    { from, headers: { Precedence: 'bulk' } },
    { from, headers: { 'X-Autoreply': 'yes' } },
    { from, headers: { 'List-Id': '<x.example>' } },
    { from, headers: { 'Return-Path': '<>' } },
    { from: 'support@help.example' },
    { from: to },
    { from: 'no-reply@localhost.example' },
    { from: 'MAILER-DAEMON@example.com' },
  ]
  for (const more of automatic)
    expect((await deliver(await raw({ to, text: 'Away', ...more }))).body).toEqual({ ok: true, ignored: 'automatic' })
  expect((await deliver(await raw({ from, to, text: 'A person', headers: { 'Auto-Submitted': 'no' } }))).body).toEqual({
    ok: true,
  })
  expect((await deliver(await raw({ from, to, text: '> only quoted' }))).body).toEqual({ ok: true, ignored: 'empty' })
  expect(await textsOf(id)).toHaveLength(2)
})

it('bears hostile mails', async () => {
  const id = await asked()
  const head = `From: ${house.asker.email}\r\nTo: ${addressOf(id)}\r\n`
  const nested = Array.from(
    { length: 60 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join('')
  const tries = [
    '\u0000\u0001 no mail at all',
    head,
    `${head}${nested}Hello`,
    `${head}Subject: ${'x'.repeat(400_000)}\r\n\r\nHello`,
    `${head}Content-Type: text/plain; charset=nowhere\r\n\r\nHello`,
    `${head}Content-Transfer-Encoding: base64\r\n\r\n%%%%`,
    `${head}Delivered-To: ${'<'.repeat(200_000)}\r\n\r\nHello`,
    `From: ${house.asker.email}\r\nTo: ${house.asker.email}\r\n\r\n${'\n'.repeat(1_000_000)}`,
  ]
  for (const payload of tries) expect((await deliver(payload)).status).toBeLessThan(500)
  const long = await deliver(`${head}\r\n${'word '.repeat(100_000)}`)
  expect(long.status).toBe(200)
  expect((await textsOf(id)).every((text) => text.length <= 5000)).toBe(true)
})

it('refuses a mail of more lines than the parser bears, and takes a long one', async () => {
  const id = await asked()
  const to = addressOf(id)
  const head = `From: ${house.asker.email}\r\nTo: ${to}\r\n\r\n`
  const refused = await deliver(`${head}${'\n'.repeat(25_000)}`)
  expect([refused.status, refused.body]).toMatchObject([413, { errors: [expect.stringContaining('20,000 lines')] }])
  expect((await deliver(`${head}${`${'QUJD'.repeat(15)}\n`.repeat(200_001)}`)).status).toBe(413)
  expect((await deliver(`${head}Hello${'\n'.repeat(19_000)}`)).status).toBe(200)
  const bytes = Buffer.alloc(8_000_000, 'tea')
  const attachments = [{ filename: 'tea.txt', content: bytes }]
  expect((await deliver(await raw({ from: house.asker.email, to, text: 'Look', attachments }))).status).toBe(200)
})
