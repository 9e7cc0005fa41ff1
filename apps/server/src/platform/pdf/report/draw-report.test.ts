import { expect, it } from 'vitest'
import { pagesOf } from '../../../test/read-pdf.ts'
import type { ReportContent } from './content.ts'
import { drawReport } from './draw-report.ts'

const content = (parts: ReportContent['parts'], language: 'en' | 'hi' = 'en'): ReportContent => ({
  language,
  brand: { name: 'Lantern Hill', logo: null, color: '#5b3fa8' },
  title: language === 'en' ? 'What do you know of tea?' : 'चाय के बारे में आप क्या जानते हैं?',
  subtitle: '1–30 April 2026',
  createdAt: new Date('2026-05-01T00:00:00Z'),
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  undrawn: (characters) => `Shown as boxes: ${characters}`,
  parts,
})

const parts: ReportContent['parts'] = [
  {
    kind: 'figures',
    figures: Array.from({ length: 6 }, (_, at) => ({ label: `Figure ${at}`, value: `${at}00`, note: '+3 %' })),
  },
  { kind: 'heading', text: 'What to do' },
  { kind: 'findings', findings: [{ severity: 'bad', text: 'Slide 4 loses 31 % of those who reach it.' }] },
  {
    kind: 'columns',
    text: 'Most played on 12 April.',
    columns: Array.from({ length: 30 }, (_, at) => ({ value: at * 3, part: at })),
    labels: ['1 April', '15 April', '30 April'],
  },
  {
    kind: 'bars',
    title: 'Which leaf is it?',
    note: '40 answers',
    bars: [
      { label: 'Assam', share: 0.75, value: '30 · 75 %', isStrong: true },
      { label: 'A very long label that goes on '.repeat(6), share: 0, value: '0 · 0 %', isStrong: false },
    ],
  },
]

it('says all of it, on pages that are numbered', async () => {
  const many = [...parts, ...Array.from({ length: 40 }, () => parts[4] as (typeof parts)[number])]
  const pages = await pagesOf(await drawReport(content(many)))
  expect(pages.length).toBeGreaterThan(2)
  expect(pages[0]).toContain('What do you know of tea?')
  expect(pages[0]).toContain('Slide 4 loses 31 % of those who reach it.')
  expect(pages[0]).toContain('30 · 75 %')
  pages.forEach((text, index) => expect(text).toContain(`Page ${index + 1} of ${pages.length}`))
  expect(pages.join(' ').match(/Which leaf is it\?/g)).toHaveLength(41)
})

it('is in Hindi, and of one page where there is nothing', async () => {
  const [only, ...more] = await pagesOf(await drawReport(content([], 'hi')))
  expect(only).toContain('चाय के बारे में आप क्या जानते हैं?')
  expect(more).toEqual([])
})

it('says at its end which characters are boxes', async () => {
  const whole = await pagesOf(await drawReport(content(parts)))
  expect(whole.join(' ')).not.toContain('Shown as boxes')
  const found = await pagesOf(await drawReport(content([{ kind: 'heading', text: 'Tea 🍵 Ꮳ, 🍵' }])))
  expect(found.join(' ')).toContain('Shown as boxes: U+1F375, U+13E3')
})
