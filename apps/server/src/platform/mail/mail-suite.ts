import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mail, MailError } from './mail.ts'

export interface ReceivedMail {
  to: string[]
  subject: string
  text: string
  html?: string
}

export interface MailUnderTest {
  mail: Mail
  received(): Promise<ReceivedMail[]>
  close(): Promise<void>
}

/** Tests for every adapter of the port. */
export function testMail(name: string, make: () => Promise<MailUnderTest>): void {
  describe(`mail: ${name}`, () => {
    let under: MailUnderTest
    beforeAll(async () => {
      under = await make()
    })
    afterAll(() => under.close())
    const last = async (subject: string) => (await under.received()).find((mail) => mail.subject === subject)

    it('delivers address, subject, text and HTML, in any script', async () => {
      await under.mail.send({
        to: 'asha@example.in',
        subject: 'नया पासवर्ड – reset',
        text: 'नमस्ते\n\n.\nA line\n',
        html: '<p>नमस्ते</p>',
      })
      const mail = await last('नया पासवर्ड – reset')
      expect(mail?.to).toEqual(['asha@example.in'])
      expect(mail?.text.replaceAll('\r\n', '\n').trim()).toBe('नमस्ते\n\n.\nA line')
      expect(mail?.html?.trim()).toBe('<p>नमस्ते</p>')
    })

    it('delivers text alone', async () => {
      await under.mail.send({ to: 'a@example.com', subject: 'plain', text: 'only text' })
      expect(await last('plain')).toMatchObject({ html: undefined })
    })

    it('lets no subject add a header', async () => {
      await under.mail.send({ to: 'a@example.com', subject: 'first\r\nBcc: evil@example.com', text: 'x' })
      expect(await last('first Bcc: evil@example.com')).toMatchObject({ to: ['a@example.com'] })
    })

    it.each(['', 'nobody', 'a@b.in, c@d.in', 'a@b.in\r\nBcc: c@d.in', '<a@b.in>', 'a b@c.in'])(
      'refuses %j as an address',
      async (to) => {
        const before = (await under.received()).length
        await expect(under.mail.send({ to, subject: 'x', text: 'x' })).rejects.toBeInstanceOf(MailError)
        expect(await under.received()).toHaveLength(before)
      },
    )

    it('delivers many at once, each once', async () => {
      await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          under.mail.send({ to: `p${i}@example.com`, subject: `many ${i}`, text: 'x'.repeat(5000) }),
        ),
      )
      const many = (await under.received()).filter(({ subject }) => subject.startsWith('many'))
      expect(many.map(({ to }) => to[0] ?? '').toSorted()).toEqual(
        Array.from({ length: 20 }, (_, i) => `p${i}@example.com`).toSorted(),
      )
    })
  })
}
