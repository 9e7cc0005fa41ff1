import { rectangle } from './art.ts'
import { fieldMaker, type TemplateDrawing } from './template.ts'

const field = fieldMaker({ align: 'left', size: 13, color: '#4a4a4a', font: 'sans' })

/** White paper, much room and one line of colour: little ink. */
export const plain: TemplateDrawing = {
  accent: '#c2410c',
  shapes: ({ accent, soft }) => [
    { d: rectangle(0, 0, 297, 210), fill: '#ffffff' },
    { d: rectangle(20, 20, 40, 2.4), fill: accent },
    { d: 'M20 150h257', stroke: soft, width: 0.3 },
    { d: rectangle(20, 188, 257, 0.8), fill: accent },
  ],
  fields: (words, { deep }) => [
    field('logo', [217, 18, 60, 20], { align: 'right' }),
    field('text', [20, 27, 180, 12], { text: words.title, size: 20, color: deep }),
    field('text', [20, 50, 200, 8], { text: words.certify }),
    field('name', [20, 59, 257, 28], { size: 46, font: 'serif', color: '#111111' }),
    field('text', [20, 91, 200, 8], { text: words.completed }),
    field('course', [20, 101, 257, 28], { size: 26, font: 'serif', color: deep }),
    field('score', [20, 133, 90, 9], { text: words.score }),
    field('issuer', [20, 155, 90, 10], { size: 14, bold: true }),
    field('date', [20, 166, 90, 7], { text: words.date, size: 11 }),
    field('valid_until', [20, 174, 90, 7], { text: words.until, size: 11 }),
    field('signature', [118, 154, 72, 29], { size: 10, align: 'center' }),
    field('qr', [247, 154, 30, 30]),
    field('text', [196, 158, 48, 14], { text: words.check, size: 9, align: 'right' }),
    field('number', [180, 190, 97, 7], { text: words.number, size: 10, align: 'right' }),
  ],
}
