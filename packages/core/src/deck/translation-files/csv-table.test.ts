import { describe, expect, it } from 'vitest'
import { csvTable } from './csv-table.ts'

describe('csvTable', () => {
  it.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFid,en\n1,2',
      [
        ['id', 'en'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\n1;"x;y"',
      [
        ['a', 'b'],
        ['1', 'x;y'],
      ],
    ],
    [
      'a\tb\n1\t2,5',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      '"a,;;;b",c\n1,2',
      [
        ['a,;;;b', 'c'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n"say ""hi""","two\nlines"',
      [
        ['a', 'b'],
        ['say "hi"', 'two\nlines'],
      ],
    ],
    [
      'a,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n\n,\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['', []],
  ])('%j', (text, expected) => expect(csvTable(text)).toEqual(expected))

  it('is null where a quote is never closed', () => expect(csvTable('a,"b\nc')).toBeNull())
})
