import { rectangle, rosette, circle } from './art.ts'
import { fieldMaker, type TemplateDrawing } from './template.ts'

const field = fieldMaker({ align: 'center', size: 13, color: '#37474f', font: 'sans' })
const medal = [262, 36] as const

/** Flowing waves above and below, and a medal. */
export const waves: TemplateDrawing = {
  accent: '#0b7285',
  shapes: ({ accent, deep, soft, faint }) => [
    { d: rectangle(0, 0, 297, 210), fill: '#ffffff' },
    { d: 'M0 0H297V26C240 52 190 6 120 22C70 33 30 48 0 34Z', fill: faint },
    { d: 'M0 0H297V14C235 42 180 0 112 14C66 24 28 36 0 24Z', fill: soft },
    { d: 'M0 0H297V5C230 30 170 -6 105 7C62 15 26 24 0 14Z', fill: accent },
    { d: 'M0 210H297V178C262 164 232 182 190 188C130 197 70 168 0 186Z', fill: faint },
    { d: 'M0 210H297V189C262 176 228 192 184 197C124 203 66 180 0 195Z', fill: soft },
    { d: 'M0 210H297V199C260 189 224 201 178 204C120 208 62 192 0 203Z', fill: accent },
    { d: `M${medal[0] - 9} ${medal[1] + 6}l-3 26l8 -6l5 8l4 -24z`, fill: deep },
    { d: `M${medal[0] + 9} ${medal[1] + 6}l3 26l-8 -6l-5 8l-4 -24z`, fill: deep },
    { d: rosette(medal, [15, 17], 20), fill: accent },
    { d: circle(medal[0], medal[1], 12.6), fill: '#ffffff' },
    { d: circle(medal[0], medal[1], 11), stroke: soft, width: 0.5 },
    { d: star(medal[0], medal[1], 7.5), fill: accent },
    { d: 'M108.5 91.5h80', stroke: accent, width: 0.6 },
  ],
  fields: (words, { deep }) => [
    field('logo', [20, 40, 46, 16], { align: 'left' }),
    field('text', [50, 36, 197, 18], { text: words.title, size: 32, bold: true, color: deep }),
    field('text', [60, 57, 177, 8], { text: words.certify }),
    field('name', [40, 67, 217, 22], { size: 36, bold: true, color: '#16252b' }),
    field('text', [60, 95, 177, 8], { text: words.completed }),
    field('course', [45, 104, 207, 24], { size: 22, bold: true, color: deep }),
    field('score', [98.5, 129, 100, 7], { text: words.score }),
    field('issuer', [22, 143, 78, 12], { size: 14, bold: true, align: 'left' }),
    field('date', [22, 156, 78, 7], { text: words.date, size: 11, align: 'left' }),
    field('valid_until', [22, 163, 78, 7], { text: words.until, size: 11, align: 'left' }),
    field('signature', [111, 141, 75, 28], { size: 10 }),
    field('qr', [247, 134, 28, 28], { color: deep }),
    field('text', [197, 146, 47, 12], { text: words.check, size: 9, align: 'right' }),
    field('number', [197, 163, 78, 7], { text: words.number, size: 10, align: 'right' }),
  ],
}

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const [far, angle] = [index % 2 === 0 ? radius : radius * 0.42, (index * Math.PI) / 5]
    return `${(x + far * Math.sin(angle)).toFixed(2)} ${(y - far * Math.cos(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}z`
}
