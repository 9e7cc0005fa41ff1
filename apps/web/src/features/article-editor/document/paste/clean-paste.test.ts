import { expect, it } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

const clean = (html: string): string => cleanPaste(html).html.replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim()

it('makes lists of what Word writes as paragraphs', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0} --></style></head><body lang=EN-GB>
<!--StartFragment-->
<h1><span lang=EN-US>Tea<o:p></o:p></span></h1>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Assam</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Second flush</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]><b>Nilgiri</b></p>
<p class=MsoNormal>Brewed<o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`
  const html = clean(word)
  expect(html).toContain('<h2>Tea</h2>')
  expect(html).toContain('<ul><li>Assam<ul><li>Second flush</li></ul></li><li><strong>Nilgiri</strong></li></ul>')
  expect(html).not.toMatch(/mso|style|·|Times|supportLists/)
})

it('reads numbers of Word where its conditions are gone', () => {
  const word = `<p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.<span>&nbsp; </span></span>First</p><p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">2.<span>&nbsp; </span></span>Second</p>`
  expect(clean(word)).toBe('<ol><li>First</li><li>Second</li></ol>')
})

it('takes the bold of Google Docs for what it is', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt;font-weight:400;">Plain </span><span style="font-weight:700;">bold</span><span style="font-style:italic;"> and slanted</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li dir="ltr" aria-level="2"><p><span>Inside</span></p></li></ul></ul><p><a href="https://www.google.com/url?q=https://example.com/a%3Fb%3D1&amp;sa=D"><span style="text-decoration:underline;">there</span></a></p></b>`
  expect(clean(docs)).toBe(
    '<p>Plain <strong>bold</strong><em> and slanted</em></p><ul><li><p>One</p><ul><li><p>Inside</p></li></ul></li></ul><p><a href="https://example.com/a?b=1">there</a></p>',
  )
})

it('keeps the text of a web page, and nothing that acts', () => {
  const page = `<div class="a"><div><h5 onclick="x()">Head</h5><script>alert(1)</script><p style="color:red">Text <span><span>within</span></span> <a href="javascript:alert(1)">bad</a> <a href="https://example.com" onmouseover="x()">good</a></p><iframe></iframe><svg onload="x()"></svg><form><input value="x"></form></div><div>Alone</div></div>`
  expect(clean(page)).toBe('<h4>Head</h4><p>Text within bad <a href="https://example.com">good</a></p><p>Alone</p>')
})

it('leaves pictures out, counts those of other sites that one sees, and names those that came along', () => {
  const { html, pictures, embedded } = cleanPaste(
    '<p>a<img src="data:image/png;base64,x"><img src="blob:https://deckle.example/1"><img src="https://other.example/a.png"><img width="1" height="1" src="https://count.example"></p>',
  )
  expect(html).toBe('<p>a</p>')
  expect(pictures).toBe(1)
  expect(embedded).toEqual(['data:image/png;base64,x', 'blob:https://deckle.example/1'])
})

it('keeps tables with their spans', () => {
  const table = `<table width="90%" border="1"><tbody><tr><th colspan="2" style="background:red">A</th></tr><tr><td>b</td><td rowspan="x">c</td></tr></tbody></table>`
  expect(clean(table)).toBe(
    '<table><tbody><tr><th colspan="2">A</th></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
  )
})

it('takes handlers from what claims to be copied from the editor', () => {
  expect(cleanPaste('<p data-pm-slice="0 0 []" onclick="x()">a</p>').html).not.toMatch(/\sonclick/)
})

it('leaves what the editor itself copied as it is', () => {
  const own = '<p data-pm-slice="0 0 []">x</p>'
  expect(cleanPaste(own)).toEqual({ html: own, pictures: 0, embedded: [] })
})

const listItem = (sign: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

it.each([
  ['1.', 'ol'],
  ['12)', 'ol'],
  ['(3)', 'ol'],
  ['1.1.', 'ol'],
  ['a.', 'ol'],
  ['iv)', 'ol'],
  ['क.', 'ol'],
  ['१.', 'ol'],
  ['①', 'ol'],
  ['⑴', 'ol'],
  ['一、', 'ol'],
  ['（十二）', 'ol'],
  ['甲．', 'ol'],
  ['壹', 'ol'],
  ['ア', 'ol'],
  ['가.', 'ol'],
  ['１．', 'ol'],
  ['㈠', 'ol'],
  ['·', 'ul'],
  ['o', 'ul'],
  ['§', 'ul'],
  ['-', 'ul'],
  ['・', 'ul'],
  ['Ø', 'ul'],
])('reads the sign “%s” that Word draws within a condition as a list (%s)', (sign, list) => {
  expect(clean(listItem(sign, 'First') + listItem(sign, 'Second'))).toBe(
    `<${list}><li>First</li><li>Second</li></${list}>`,
  )
})

it.each([
  ['mso-bidi-font-weight:normal', '<strong>Bold</strong>'],
  ['mso-bidi-font-weight:400;color:red', '<strong>Bold</strong>'],
  ['font-weight:normal', 'Bold'],
  ['font-weight: 400', 'Bold'],
])('reads <b style="%s">', (style, expected) => {
  expect(clean(`<p><b style='${style}'>Bold</b></p>`)).toBe(`<p>${expected}</p>`)
})

it('makes lists of signs where WebKit has replaced the styles of Word', () => {
  const item = (sign: string, text: string, margin: number) =>
    `<p class="MsoListParagraphCxSpMiddle" style="margin: 0px 0px 0px ${margin}px; margin-left: ${margin}px; text-indent: -24px;">${sign}<span style="font-size: 7pt;">&nbsp;&nbsp;&nbsp; </span>${text}</p>`
  expect(
    clean(item('·', 'Assam', 48) + item('o', 'Second flush', 96) + item('·', 'Nilgiri', 48) + '<p>Brewed</p>'),
  ).toBe('<ul><li>Assam<ul><li>Second flush</li></ul></li><li>Nilgiri</li></ul><p>Brewed</p>')
  expect(clean(item('1.', 'Boil', 48) + item('2.', '<b>Pour</b>', 48))).toBe(
    '<ol><li>Boil</li><li><strong>Pour</strong></li></ol>',
  )
  for (const [first, second] of [
    ['①', '②'],
    ['一、', '二、'],
    ['（1）', '（2）'],
  ] as const)
    expect(clean(item(first, 'Boil', 48) + item(second, 'Pour', 48))).toBe('<ol><li>Boil</li><li>Pour</li></ol>')
})

it.each([1, 2, 3])('keeps a numbered heading %i of Word a heading', (level) => {
  const heading = `<h${level} style='margin-left:21.6pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Introduction<o:p></o:p></h${level}>`
  const shown = Math.max(2, level)
  expect(clean(`${heading}<p class=MsoNormal>Text</p>`)).toBe(`<h${shown}>Introduction</h${shown}><p>Text</p>`)
})

it.each(['<p>1.&nbsp;Januar</p>', '<p>§&nbsp;5 says</p>', '<p>- no list</p>', '<p>o tempora</p>'])(
  'leaves %s a paragraph',
  (paragraph) => {
    expect(clean(paragraph)).toContain('<p>')
    expect(clean(paragraph)).not.toContain('<li>')
  },
)

it('leaves the line breaks out that Google Docs writes between paragraphs, and keeps those within them', () => {
  expect(
    clean(
      '<b style="font-weight:normal"><p>One<br>line</p><br><br><p>Two</p><br></b><br class="Apple-interchange-newline">',
    ),
  ).toBe('<p>One<br>line</p><p>Two</p>')
  expect(clean('one<br>two')).toBe('one<br>two')
  expect(clean('<p>one</p>two<br>three')).toBe('<p>one</p>two<br>three')
})

it.each([
  ['10<span style="font-size:0.6em;vertical-align:super">6</span>', '10<sup>6</sup>'],
  ['H<span style="vertical-align: sub;">2</span>O', 'H<sub>2</sub>O'],
  ['x<sup>2</sup> and a<sub>n</sub>', 'x<sup>2</sup> and a<sub>n</sub>'],
  ['10<font style="vertical-align:super">6</font>', '10<sup>6</sup>'],
])('keeps what is raised and lowered: %s', (html, expected) => {
  expect(clean(`<p>${html}</p>`)).toBe(`<p>${expected}</p>`)
})

it.each([
  ['<p style="font-weight:bold">Bold</p>', '<p><strong>Bold</strong></p>'],
  ['<p style="font-weight:bold;font-style:italic">Both</p>', '<p><strong><em>Both</em></strong></p>'],
  ['<p>a <font style="font-weight:700">b</font></p>', '<p>a <strong>b</strong></p>'],
  ['<div style="text-decoration:underline"><p>a</p> <p>b</p></div>', '<p><u>a</u></p><p><u>b</u></p>'],
  [
    '<table><tr><td style="font-weight:bold">a</td></tr></table>',
    '<table><tbody><tr><td><strong>a</strong></td></tr></tbody></table>',
  ],
  ['<p style="font-weight:bold">a <span style="font-weight:normal">b</span></p>', '<p><strong>a </strong>b</p>'],
  ['<p style="font-weight:bold"><b style="font-weight:bold">a</b></p>', '<p><strong>a</strong></p>'],
  [
    '<p style="font-weight:bold"><a href="https://a.example">a</a></p>',
    '<p><a href="https://a.example"><strong>a</strong></a></p>',
  ],
  ['<p style="vertical-align:super">a</p>', '<p>a</p>'],
  ['<h2 style="font-weight:bold">a</h2>', '<h2>a</h2>'],
  ['<ul><li style="font-weight:bold"><span style="font-weight:400">a</span></li></ul>', '<ul><li>a</li></ul>'],
])('reads formats from the styles of any element: %s', (html, expected) => {
  expect(clean(html)).toBe(expected)
})
