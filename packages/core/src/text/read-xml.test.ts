import { describe, expect, it } from 'vitest'
import { readXml, type XmlElement } from './read-xml.ts'

const element = (name: string, attributes: Record<string, string> = {}, ...children: (XmlElement | string)[]) => ({
  name,
  attributes,
  children,
})

describe('readXml', () => {
  it.each([
    ['<a/>', element('a')],
    ['\uFEFF<?xml version="1.0"?>\r\n<!-- <b> -->\n<a></a>\n', element('a')],
    [
      '<x:a xmlns:x="urn:x" xml:lang=\'hi\' b = "1"\n>1<b/>2</x:a >',
      element('a', { 'xmlns:x': 'urn:x', 'xml:lang': 'hi', b: '1' }, '1', element('b'), '2'),
    ],
    ['<a>&lt;b&gt; &amp;amp; &quot;&apos;&#x915;&#128512;&#9;</a>', element('a', {}, '<b> &amp; "\'क😀\t')],
    ['<a b="&lt;&quot;\n&#10;"/>', element('a', { b: '<" \n' })],
    ['<a>1<![CDATA[<b>&amp;]]>2<!-- 3 -->4</a>', element('a', {}, '1<b>&amp;24')],
    ['<a>1\r\n2\r3</a>', element('a', {}, '1\n2\n3')],
    ['<चाय>हाँ</चाय>', element('चाय', {}, 'हाँ')],
    ['<a> <b> </b> </a>', element('a', {}, ' ', element('b', {}, ' '), ' ')],
  ])('reads %j', (text, expected) => expect(readXml(text)).toEqual(expected))

  it.each([
    '',
    'text',
    'id,en,hi',
    '<a>',
    '</a>',
    '<a></b>',
    '<a><b></a></b>',
    '<a/><b/>',
    '<a/>text',
    '<a b=1/>',
    '<a b="<"/>',
    '<a b="1"c="2"/>',
    '<a>&nbsp;</a>',
    '<a>Tea & milk</a>',
    '<a>&#0;</a>',
    '<a>&#xD800;</a>',
    '<a>&#x110000;</a>',
    '<a><![CDATA[b</a>',
    '<a><!-- b</a>',
    '<!DOCTYPE a><a/>',
    '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    '<a>'.repeat(101) + '</a>'.repeat(101),
  ])('refuses %j', (text) => expect(readXml(text)).toBeNull())

  it('reads a large document within a moment, and refuses a broken one as fast', () => {
    const units = '<u id="1"><s>Tea &amp; milk</s></u>\n'.repeat(20_000)
    expect(readXml(`<a>${units}</a>`)?.children).toHaveLength(40_000)
    expect(readXml(`<a ${' b="1"'.repeat(20_000)} ${' '.repeat(20_000)}<`)).toBeNull()
  })
})
