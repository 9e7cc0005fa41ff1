import { rectangle } from './art.ts'
import { fieldMaker, type TemplateDrawing } from './template.ts'

const field = fieldMaker({ align: 'left', size: 13, color: '#44505c', font: 'sans' })

/** A coloured band with the issuer beside the text, read from the left. */
export const band: TemplateDrawing = {
  accent: '#3949ab',
  shapes: ({ accent, deep, soft, faint }) => [
    { d: rectangle(0, 0, 297, 210), fill: '#ffffff' },
    { d: 'M297 0V70L227 0Z', fill: faint },
    { d: 'M297 0V38L259 0Z', fill: soft },
    { d: rectangle(0, 0, 78, 210), fill: accent },
    { d: 'M0 130L78 52V210H0Z', fill: deep },
    { d: 'M0 172L78 94V126L0 204Z', fill: accent },
    { d: 'M0 0H40L0 40Z', fill: soft },
    { d: rectangle(78, 0, 1.6, 210), fill: soft },
    { d: rectangle(96, 59, 22, 1.4), fill: accent },
    { d: 'M96 152h182', stroke: soft, width: 0.3 },
  ],
  fields: (words, { deep, onAccent }) => [
    field('logo', [12, 46, 54, 24], { align: 'center' }),
    field('issuer', [10, 10, 58, 30], { size: 16, bold: true, color: onAccent, align: 'center' }),
    field('qr', [22, 136, 34, 34], { color: deep }),
    field('text', [8, 172, 62, 10], { text: words.check, size: 9, color: '#ffffff', align: 'center' }),
    field('number', [8, 183, 62, 7], { text: words.number, size: 10, color: '#ffffff', align: 'center' }),
    field('text', [96, 32, 150, 22], { text: words.title, size: 32, bold: true, color: deep }),
    field('text', [96, 66, 182, 8], { text: words.certify }),
    field('name', [96, 75, 182, 24], { size: 36, bold: true, color: '#171c22' }),
    field('text', [96, 102, 182, 8], { text: words.completed }),
    field('course', [96, 111, 182, 26], { size: 22, bold: true, color: deep }),
    field('score', [96, 139, 90, 8], { text: words.score }),
    field('date', [96, 158, 90, 8], { text: words.date, size: 12 }),
    field('valid_until', [96, 166, 90, 8], { text: words.until, size: 12 }),
    field('signature', [198, 157, 80, 32], { size: 10, align: 'center' }),
  ],
}
