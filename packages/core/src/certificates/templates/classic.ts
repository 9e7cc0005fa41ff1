import { circle, corners, rectangle, rosette } from './art.ts'
import { fieldMaker, type TemplateDrawing } from './template.ts'

const field = fieldMaker({ align: 'center', size: 13, color: '#333333', font: 'serif' })
const seal = [148.5, 174] as const

/** A double frame with drawn corners, and a seal. */
export const classic: TemplateDrawing = {
  accent: '#8a6a1f',
  shapes: ({ accent, deep, soft, faint }) => [
    { d: rectangle(0, 0, 297, 210), fill: '#fffdf8' },
    { d: rectangle(8, 8, 281, 194), stroke: accent, width: 1.6 },
    { d: rectangle(11.5, 11.5, 274, 187), stroke: soft, width: 0.35 },
    ...corners(
      (at) => `M${at(0, 0)}L${at(24, 0)}C${at(16, 3)} ${at(3, 16)} ${at(0, 24)}Z`,
      [11.5, 11.5, 285.5, 198.5],
    ).map((d) => ({ d, fill: faint })),
    ...[30, 24, 18, 12].flatMap((far) =>
      corners(
        (at) => `M${at(far, 0)}C${at(far * 0.62, far * 0.12)} ${at(far * 0.12, far * 0.62)} ${at(0, far)}`,
        [11.5, 11.5, 285.5, 198.5],
      ).map((d) => ({ d, stroke: accent, width: 0.35 })),
    ),
    { d: 'M103.5 92h90', stroke: soft, width: 0.35 },
    { d: 'M144.5 92l4 -1.6l4 1.6l-4 1.6z', fill: accent },
    { d: `M${seal[0] - 8} ${seal[1] + 8}l-4 17l7 -3l5 5.5l3 -17z`, fill: deep },
    { d: `M${seal[0] + 8} ${seal[1] + 8}l4 17l-7 -3l-5 5.5l-3 -17z`, fill: deep },
    { d: rosette(seal, [14.2, 15.8], 28), fill: accent },
    { d: circle(seal[0], seal[1], 12.4), stroke: '#ffffff', width: 0.4 },
    ...[0, 1, 2, 3].map((turn) => ({
      d: rosette(seal, [4.5, 11], 14, (turn * Math.PI) / 2),
      stroke: soft,
      width: 0.25,
    })),
    { d: circle(seal[0], seal[1], 3.6), fill: '#fffdf8' },
  ],
  fields: (words, { deep }) => [
    field('logo', [123.5, 17, 50, 16]),
    field('text', [40, 34, 217, 19], { text: words.title, size: 36, color: deep, bold: true }),
    field('text', [60, 56, 177, 8], { text: words.certify }),
    field('name', [40, 67, 217, 22], { size: 38, color: '#1c1c1c' }),
    field('text', [60, 96, 177, 8], { text: words.completed }),
    field('course', [45, 106, 207, 24], { size: 22, bold: true, color: '#1c1c1c' }),
    field('score', [98.5, 131, 100, 7], { text: words.score, size: 12 }),
    field('issuer', [30, 150, 75, 12], { bold: true, size: 14 }),
    field('date', [30, 163, 75, 7], { text: words.date, size: 11 }),
    field('valid_until', [30, 171, 75, 7], { text: words.until, size: 11 }),
    field('signature', [112.5, 139, 72, 18], { size: 10 }),
    field('qr', [228, 140, 30, 30], { color: deep }),
    field('text', [203, 171, 80, 5], { text: words.check, size: 8 }),
    field('number', [203, 177, 80, 6], { text: words.number, size: 10, font: 'sans' }),
  ],
}
