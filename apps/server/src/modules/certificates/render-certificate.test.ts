import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  type CertificateDesign,
  type CertificateField,
  type CertificateValues,
  certificateTemplates,
} from '@deckle/core/certificates/certificate-design.ts'
import { designFromTemplate } from '@deckle/core/certificates/templates/templates.ts'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { designOf } from './issued/design-of.ts'
import type { CertificatesDb } from './queries.ts'
import { renderCertificate } from './render/index.ts'
import { seePdf, textOf } from '../../test/read-pdf.ts'

const address = 'https://learn.example.com/certificate/ABCD-1234-EFGH'

const values: CertificateValues = {
  name: 'Maria-José O’Connor',
  course: 'Fire safety in warehouses',
  issuer: 'Lotus Retail Academy',
  number: 'ABCD-1234-EFGH',
  address,
  issuedOn: '2026-11-23',
  validUntil: '2028-11-22',
  percentage: 92.5,
}

const english = designFromTemplate('classic', 'en')

function withField(design: CertificateDesign, changed: Partial<CertificateField> & Pick<CertificateField, 'kind'>) {
  const fields = design.fields.map((field) => (field.kind === changed.kind ? { ...field, ...changed } : field))
  return { ...design, fields }
}

/** As long as a name may become, of one word after the other. */
const longest = (words: string, length = 120): string => {
  const all = Array.from({ length }, () => words).join(' ')
  const cut = [...new Intl.Segmenter().segment(all)].map(({ segment }) => segment)
  let text = ''
  for (const segment of cut) if (text.length + segment.length <= length) text += segment
  return text.trim()
}

/** Watches the files that are read until the test ends, through named imports of `node:fs` too. */
function watchReads() {
  const reads = vi.spyOn(fs, 'readFileSync')
  syncBuiltinESMExports()
  onTestFinished(() => {
    reads.mockRestore()
    syncBuiltinESMExports()
  })
  return reads
}

/** In megabytes; what is garbage doesn't count. */
function heapAfterGc(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

describe('a certificate', () => {
  it.each(certificateTemplates)(
    'from the template %s is one A4 page with every text and a code that leads to its page',
    async (template) => {
      const pdf = await renderCertificate(designFromTemplate(template, 'en'), values)
      expect(await seePdf(pdf)).toMatchObject({ pages: 1, size: [841, 595], qr: address })
      const found = await textOf(pdf)
      for (const text of [
        'Certificate of Completion',
        'This is to certify that',
        values.name,
        'has successfully completed the course',
        values.course,
        values.issuer,
        'Issued on November 23, 2026',
        'Valid until November 22, 2028',
        'Score 92.5%',
        'Certificate ABCD-1234-EFGH',
      ])
        expect(found).toContain(text)
    },
  )

  it.each([
    ['English', 'Alexandria Wilhelmina Featherstonehaugh-Cholmondeley', 'classic'],
    ['Hindi', 'श्रीमती ज्योत्स्ना कुट्टिकृष्णन्', 'classic'],
    ['Hindi without serifs', 'डॉ॰ हृषीकेश त्र्यम्बक भट्टाचार्य', 'waves'],
    ['Arabic', 'محمد عبد الرحمن الشريف', 'classic'],
    ['Arabic without serifs', 'محمد عبد الرحمن الشريف', 'waves'],
    ['Urdu', 'پروفیسر ڈاکٹر گلزار چوہدری', 'waves'],
    ['Hebrew', 'אברהם בן דוד', 'plain'],
    ['Tamil', 'கோவிந்தசாமி ஸ்ரீனிவாசன்', 'band'],
    ['Bengali', 'শ্রীযুক্ত কৃষ্ণেন্দু চট্টোপাধ্যায়', 'band'],
    ['Cyrillic', 'Анастасия Ёлкина', 'plain'],
    ['Vietnamese', 'Nguyễn Thị Ánh Tuyết', 'classic'],
    ['Chinese', '陈小明', 'plain'],
    ['Japanese', '高橋ひろみ', 'plain'],
    ['Korean', '김하늘', 'classic'],
    ['Thai', 'สมชาย ใจดี', 'plain'],
    ['Georgian', 'გიორგი ბერიძე', 'band'],
    ['Armenian', 'Հովհաննես Սարգսյան', 'plain'],
    ['Ethiopic', 'አበበ ቢቂላ', 'plain'],
    ['Lao', 'ສົມໄຊ', 'plain'],
    ['Sinhala', 'නිමල් පෙරේරා', 'plain'],
    ['two scripts', 'Asha Verma आशा वर्मा', 'classic'],
  ] as const)('says a name in %s as it is written, however long', async (_language, name, template) => {
    for (const whole of [name, longest(name)]) {
      const found = await textOf(
        await renderCertificate(designFromTemplate(template, 'en'), { ...values, name: whole }),
      )
      expect(found.normalize('NFC')).toContain(whole.normalize('NFC'))
    }
  })

  it('in Hindi says dates and its own texts in Hindi', async () => {
    const text = await textOf(
      await renderCertificate(designFromTemplate('band', 'hi'), { ...values, course: 'ग्राहक सेवा में उत्कृष्टता' }),
    )
    for (const said of ['पूर्णता प्रमाणपत्र', 'ग्राहक सेवा में उत्कृष्टता', '23 नवंबर 2026 को जारी', 'प्राप्तांक 92.5%'])
      expect(text).toContain(said)
  })

  it('of a course in another language says dates in the language of its words', async () => {
    const place = { template: 'classic', language: 'ar' as const }
    const text = await textOf(await renderCertificate(await designOf({} as CertificatesDb, 'client', place), values))
    expect(text).toContain('Issued on November 23, 2026')
    expect(text).not.toMatch(/\p{Script=Arabic}/u)
  })

  it('leaves out what does not hold: no score, no end, no signature', async () => {
    const text = await textOf(await renderCertificate(english, { ...values, validUntil: null, percentage: null }))
    expect(text).not.toMatch(/Score|Valid|null/)
  })

  it('is the same file each time, and another one for another person', async () => {
    const [first, again, other] = await Promise.all([
      renderCertificate(english, values),
      renderCertificate(english, values),
      renderCertificate(english, { ...values, name: 'Ravi Shah' }),
    ])
    expect(first.equals(again)).toBe(true)
    expect(first.equals(other)).toBe(false)
  })

  it('brings all of its fonts along, in parts', async () => {
    const pdf = (await renderCertificate(english, { ...values, name: 'श्री محمد' })).toString('latin1')
    const fonts = [...pdf.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name)
    expect(fonts).toEqual(expect.arrayContaining([expect.stringMatching(/^[A-Z]{6}\+NotoSerif/)]))
    for (const name of fonts) expect(name).toMatch(/^[A-Z]{6}\+/)
    expect(pdf.match(/\/FontFile2 /g)).toHaveLength(new Set(fonts).size)
  })

  it('draws own pictures: background, logo, signature', async () => {
    const solid = { create: { width: 600, height: 400, channels: 3, background: '#204060' } } as const
    const design: CertificateDesign = {
      ...withField(english, { kind: 'signature', image: 'sign', text: 'Asha Verma, Director' }),
      background: { image: 'back' },
    }
    const back = await sharp(solid).jpeg().toBuffer()
    const sign = await sharp({ ...solid, create: { ...solid.create, channels: 4 } })
      .png()
      .toBuffer()
    const byId = new Map([
      ['back', back],
      ['sign', sign],
    ])
    const pdf = await renderCertificate(design, values, { logo: sign, byId })
    const seen = await seePdf(pdf)
    expect(seen.inked).toBeGreaterThan(0.9)
    expect(seen.qr).toBe(address)
    expect(await textOf(pdf)).toContain('Asha Verma, Director')
    expect((await seePdf(await renderCertificate(design, values))).inked).toBeLessThan(0.3)
  })

  it('many of them read each font once and take little memory', async () => {
    const nameAt = (index: number) => `श्रीमती ज्योत्स्ना कुट्टिकृष्णन् ${index}`
    await renderCertificate(english, { ...values, name: nameAt(0) })
    const reads = watchReads()
    const before = heapAfterGc()
    for (let index = 1; index <= 25; index++) await renderCertificate(english, { ...values, name: nameAt(index) })
    expect(reads.mock.calls.map(([file]) => file)).toEqual([])
    expect(heapAfterGc() - before).toBeLessThan(20)
  })
})
