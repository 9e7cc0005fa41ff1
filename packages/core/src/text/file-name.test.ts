import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNameOf, harmlessFileName } from './file-name.ts'

describe("a file's name", () => {
  it.each([
    ['report.pdf', 'report.pdf'],
    ['C:\\fakepath\\my report.pdf', 'my report.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['a\u0000b\r\n.txt', 'ab.txt'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['..', 'file'],
    ['', 'file'],
    ['folder/', 'file'],
    ['.hidden', 'hidden'],
    ['name. . ', 'name'],
    ['क्\u200dष.jpg', 'क्\u200dष.jpg'],
    ['\ud800.png', '\ufffd.png'],
    [`${'x'.repeat(300)}.docx`, `${'x'.repeat(195)}.docx`],
  ])('%j is %j', (given, name) => expect(fileNameOf(given)).toBe(name))

  it('is short, well-formed and without a folder, whatever is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const name = fileNameOf(given)
        expect(name.length).toBeGreaterThan(0)
        expect(name.length).toBeLessThanOrEqual(200)
        expect(name.isWellFormed()).toBe(true)
        expect(name).not.toMatch(/[\\/\p{Cc}]/u)
      }),
    )
  })
})

describe('a harmless name', () => {
  it.each([
    ['cv.pdf', 'cv.pdf'],
    ['cv.pdf.EXE', 'cv.pdf.EXE.txt'],
    ['run.js', 'run.js.txt'],
    ['page.html', 'page.html.txt'],
    ['notes.json', 'notes.json'],
    ['exe', 'exe'],
  ])('%j is %j', (given, name) => expect(harmlessFileName(given)).toBe(name))
})
