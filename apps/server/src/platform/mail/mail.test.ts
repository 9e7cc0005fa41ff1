import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { createEmptyTestDatabase } from '../../test/database.ts'
import { createUuidV7 } from '../uuid.ts'
import { MailError } from './mail.ts'
import { type ReceivedMail, testMail } from './mail-suite.ts'
import { createOutboxMail } from './outbox-mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

testMail('SMTP', async () => {
  const arrived: Promise<ReceivedMail>[] = []
  const server = new SMTPServer({
    authOptional: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        arrived.push(
          PostalMime.parse(Buffer.concat(chunks)).then(({ subject, text, html }) => ({
            to,
            subject: subject ?? '',
            text: text ?? '',
            html,
          })),
        )
        done()
      })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  const mail = createSmtpMail(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'Deckle <deckle@example.com>')
  return {
    mail,
    received: () => Promise.all(arrived),
    async close() {
      await mail.close()
      await new Promise<void>((done) => server.close(done))
    },
  }
})

testMail('outbox', async () => {
  const test = await createEmptyTestDatabase()
  await test.pool.query(
    'create table mail_outbox (id uuid primary key, client_id uuid, user_id uuid, to_address text not null, subject text not null, text_body text not null, html_body text, created_at timestamptz not null, headers jsonb, status text, error text, attempts integer)',
  )
  return {
    mail: createOutboxMail(test.pool, createUuidV7(), () => new Date(0)),
    async received() {
      const { rows } = await test.pool.query<{
        to_address: string
        subject: string
        text_body: string
        html_body: string | null
      }>('select * from mail_outbox')
      return rows.map((row) => ({
        to: [row.to_address],
        subject: row.subject,
        text: row.text_body,
        html: row.html_body ?? undefined,
      }))
    },
    close: () => test.drop(),
  }
})

it('marks every email as automatic, so that out-of-office programs do not reply', async () => {
  const sources: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => sources.push(chunk.toString()))
      stream.on('end', done)
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  const mail = createSmtpMail(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'a@b.in')
  await mail.send({ to: 'a@b.in', subject: 'x', text: 'x', headers: { References: '<ticket@b.in>' } })
  await mail.close()
  await new Promise<void>((done) => server.close(done))
  expect(sources.join('')).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(sources.join('')).toContain('References: <ticket@b.in>')
})

it('says in words that the mail server is away', async () => {
  const mail = createSmtpMail('smtp://127.0.0.1:1', 'a@b.in')
  await expect(mail.send({ to: 'a@b.in', subject: 'x', text: 'x' })).rejects.toThrow(MailError)
  await expect(mail.send({ to: 'a@b.in', subject: 'x', text: 'x' })).rejects.toThrow(
    'could not be handed to the mail server',
  )
  await mail.close()
})
