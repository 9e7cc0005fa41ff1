import { describe, expect, it } from 'vitest'
import { certificateFieldKinds, certificateLimits } from './certificate-design.ts'
import { addField, changeField, changeKind, moveField, removeField } from './edit-design.ts'
import { designProblems } from './design-faults.ts'
import { designFromTemplate } from './templates/templates.ts'

const design = designFromTemplate('plain', 'en')
const at = design.fields.findIndex(({ kind }) => kind === 'name')
const name = design.fields[at]!

describe('a field', () => {
  it('moves by millimetres, and never off the page', () => {
    expect(moveField(design, at, 1, -2).fields[at]).toEqual({ ...name, x: name.x + 1, y: name.y - 2 })
    const far = moveField(design, at, 1000, 1000).fields[at]!
    expect([far.x + far.width, far.y + far.height]).toEqual([297, 210])
    expect(moveField(design, at, -1000, -1000).fields[at]).toMatchObject({ x: 0, y: 0 })
    expect(moveField(far.x > 0 ? moveField(design, at, 1000, 0) : design, at, 5, 0).fields[at]?.x).toBe(far.x)
  })

  it('has tenths of a millimetre and the least size of its kind', () => {
    expect(changeField(design, at, { x: 10.123, width: 0 }).fields[at]).toMatchObject({
      x: 10.1,
      width: certificateLimits.side.min,
    })
    const qr = design.fields.findIndex(({ kind }) => kind === 'qr')
    expect(changeField(design, qr, { width: 1 }).fields[qr]?.width).toBe(certificateLimits.qr.min)
  })

  it('that does not change leaves the design as it is, so that undo has no empty step', () => {
    expect(changeField(design, at, { color: name.color })).toBe(design)
    expect(changeField(design, 99, { color: '#000000' })).toBe(design)
    expect(moveField(design, -1, 1, 1)).toBe(design)
  })

  it.each(certificateFieldKinds)('%s is added on the page without a fault, and taken away again', (kind) => {
    const added = addField(design, kind, kind === 'text' ? 'With honours' : '')
    expect(added.fields.at(-1)).toMatchObject({ kind })
    expect(designProblems(added)).toEqual([])
    expect(removeField(added, added.fields.length - 1)).toEqual(design)
  })

  it('shows another value in the same place, with words that fit it', () => {
    const date = design.fields.findIndex(({ kind }) => kind === 'date')
    const { text, x, y } = design.fields[date]!
    expect(changeKind(design, date, 'valid_until').fields[date]).toMatchObject({ kind: 'valid_until', text, x, y })
    const title = design.fields.findIndex(({ kind }) => kind === 'text')
    expect(changeKind(design, title, 'score').fields[title]).toMatchObject({ kind: 'score', text: '' })
    expect(changeKind(design, date, 'date')).toBe(design)
  })

  it('is not added where there are the most', () => {
    const fields = Array.from({ length: certificateLimits.fields }, () => name)
    const full = { ...design, fields }
    expect(addField(full, 'text', 'x')).toBe(full)
  })
})
