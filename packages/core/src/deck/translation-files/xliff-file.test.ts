import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hardFile, sampleFile, sampleText } from './test/sample-texts.ts'
import { textId } from './translation-text.ts'
import { fromXliff, toXliff } from './xliff-file.ts'

const unit = (id: string, content: string) => `<trans-unit id="${id}">${content}</trans-unit>`
const xliff = (...units: readonly string[]) =>
  `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file target-language="hi"><body>${units.join('\n')}</body></file></xliff>`

describe('an XLIFF file of translations', () => {
  it('is version 1.2, with ids, places and lengths', () => {
    expect(toXliff(sampleFile(sampleText({ source: 'Tea & "milk" <b>\nnow', target: '' }))))
      .toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="d1" source-language="en" target-language="hi" datatype="plaintext">
    <body>
      <trans-unit id="slide/s1/question" maxwidth="200" size-unit="char" xml:space="preserve">
        <source>Tea &amp; &quot;milk&quot; &lt;b&gt;
now</source>
        <target state="needs-translation"></target>
        <note>Slide 1: Question</note>
      </trans-unit>
    </body>
  </file>
</xliff>
`)
  })

  it('gives the same texts when it is read again, whatever they hold', () => {
    fc.assert(
      fc.property(hardFile, (file) => {
        expect(fromXliff(toXliff(file)).rows).toEqual(
          file.texts.map((text, at) => ({
            number: at + 1,
            id: textId(text),
            language: 'hi',
            source: text.source,
            target: text.target,
          })),
        )
      }),
      { numRuns: 300 },
    )
  })

  it('has lost only what XML can not hold', () => {
    const file = sampleFile(sampleText({ target: 'a\u0001b\r\nc\uFFFE' }))
    expect(fromXliff(toXliff(file)).rows).toMatchObject([{ target: 'ab\nc' }])
  })

  it('is read with groups, marks and suggestions of tools', () => {
    const read = fromXliff(
      xliff(
        `<group>${unit(
          'deck/name',
          '<source>Tea</source><seg-source><mrk mtype="seg">Tea</mrk></seg-source><target><mrk mtype="seg">चा<g id="1">य</g></mrk></target><alt-trans><target>Not this</target></alt-trans>',
        )}</group>`,
        unit('slide/s1/question', '<source>Why?</source><target xml:lang="ta">ஏன்?</target>'),
        unit('slide/s2/question', '<source>How?</source>'),
      ),
    )
    expect(read.rows).toEqual([
      { number: 1, id: 'deck/name', language: 'hi', source: 'Tea', target: 'चाय' },
      { number: 2, id: 'slide/s1/question', language: 'ta', source: 'Why?', target: 'ஏன்?' },
      { number: 3, id: 'slide/s2/question', language: 'hi', source: 'How?', target: '' },
    ])
  })

  it.each([
    ['not XML', 'not_xliff'],
    ['<html></html>', 'not_xliff'],
    ['<xliff version="1.2"><file>', 'not_xliff'],
    ['<xliff version="2.0"></xliff>', 'xliff_version'],
    [xliff(), 'empty'],
  ])('%j can not be read: %s', (text, fault) => expect(fromXliff(text)).toEqual({ fault }))
})
