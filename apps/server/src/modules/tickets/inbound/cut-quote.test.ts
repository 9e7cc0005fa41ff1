import { growsLinearly } from '@deckle/core/test/grows-linearly.ts'
import { expect, it } from 'vitest'
import { cutQuote } from './cut-quote.ts'

const own = 'It works now.\n\nThank you'

it.each([
  ['Gmail', `${own}\n\nOn Fri, 27 Nov 2026 at 10:00, Support <s@example.com> wrote:\n> Hello\n> again`],
  ['a wrapped introduction', `${own}\n\nOn Fri, 27 Nov 2026 at 10:00, Support\n<s@example.com> wrote:\n> Hello`],
  ['Gmail in Hindi', `${own}\n\nशुक्र, 27 नव॰ 2026 को 10:00 बजे Support <s@example.com> ने लिखा:\n> नमस्ते`],
  ['Outlook', `${own}\n\nFrom: Support\nSent: Friday\nTo: Asha\nSubject: Re: x\n\nHello`],
  ['Outlook with a line', `${own}\n\n________________________________\nFrom: Support`],
  ['an original message', `${own}\n\n-----Original Message-----\nHello`],
  ['a signature', `${own}\n-- \nAsha`],
  ['quoted lines alone', `> Hello\n${own}\n> again`],
  ['Windows', `${own.replaceAll('\n', '\r\n')}\r\n\r\nOn Friday Support wrote:\r\n> Hello`],
  ['nothing quoted', own],
])('leaves what was written with %s', (_name, mail) => {
  expect(cutQuote(mail)).toBe(own)
})

it('leaves sentences that only look alike', () => {
  const text = 'On Friday it was fine.\nFrom: my desk it is not.\n- - - ok'
  expect(cutQuote(text)).toBe(text)
})

it.each([
  ['a long line', (size: number) => `On ${'x '.repeat(size)}`],
  ['a long blank line', (size: number) => `On Friday${' '.repeat(size)}.`],
  ['many lines', (size: number) => 'On Friday\nFrom: \n'.repeat(size / 10)],
  ['many blank lines', (size: number) => `${'\n'.repeat(size)}.`],
])('takes time in proportion to %s', (_name, mailOf) => {
  const mails = new Map([5000, 50_000].map((size) => [size, mailOf(size)]))
  expect(growsLinearly((size) => cutQuote(mails.get(size)!), 5000)).toBe(true)
})
