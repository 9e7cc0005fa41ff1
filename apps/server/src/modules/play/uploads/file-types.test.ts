import { describe, expect, it } from 'vitest'
import { typeOfHead } from './file-types.ts'

describe('the type of a file by its first bytes', () => {
  const zip = (name: string, content = '') =>
    Buffer.from(`PK\u0003\u0004${'\u0000'.repeat(26)}${name}${content}`, 'latin1')
  it.each([
    [Buffer.from('नमस्ते'), 'text/plain; charset=utf-8'],
    [Buffer.from('नमस्ते').subarray(0, 4), 'text/plain; charset=utf-8'],
    [Buffer.from([1, 0, 200]), 'application/octet-stream'],
    [Buffer.from('<html><script>alert(1)</script>'), 'text/plain; charset=utf-8'],
    [zip('a.txt'), 'application/zip'],
    [zip('[Content_Types].xml', 'PK word/document.xml'), inWord('wordprocessingml.document')],
    [zip('mimetype', 'application/vnd.oasis.opendocument.textPK'), 'application/vnd.oasis.opendocument.text'],
    [zip('mimetype', 'application/epub+zipPK'), 'application/epub+zip'],
    [zip('META-INF/MANIFEST.MF'), null],
    [Buffer.from([0x1f, 0x8b, 8, 0]), 'application/gzip'],
    [Buffer.from('#!/bin/sh\nrm -rf /'), null],
    [Buffer.from('\u007fELF\u0002', 'latin1'), null],
    [Buffer.from('MZ'), null],
  ])('%#', async (head, type) => expect(await typeOfHead(head)).toBe(type))
  function inWord(kind: string): string {
    return `application/vnd.openxmlformats-officedocument.${kind}`
  }
})
