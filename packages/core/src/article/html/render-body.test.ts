import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, calloutTones, type Inline, type List, type Mark, type Paragraph } from '../block.ts'
import { faultsOfHtml } from '../../test/html-faults.ts'
import type { BodyContext } from './body-context.ts'
import { bodyWords } from './body-words.ts'
import { renderBody } from './render-body.ts'

const hostile = '"\'><script>alert(1)</script><img src=x onerror=alert(1)>&amp;</a></p>\u0000\ud800'

const context = (text = ''): BodyContext => ({
  words: bodyWords.en,
  base: '',
  language: 'en',
  picture: (id) =>
    id === 'gone'
      ? null
      : {
          src: `/media/${id}/1080.webp`,
          sources: [{ url: `/media/${id}/320.webp`, width: 320 }],
          width: 800,
          height: 600,
        },
  file: (id) => ({ url: `/media/${id}/file` }),
  deck: (id) => (id === 'gone' ? null : { shortid: '7Bnq4Xy1', title: `Tea ${text}`, slides: 3 }),
  video: (url) => ({ kind: 'frame', url: `https://www.youtube-nocookie.com/embed/${url.length}` }),
  person: () => null,
})

const text = (words: string, ...marks: Mark[]): Inline => ({ type: 'text', text: words, marks })
const paragraph = (...content: Inline[]): Paragraph => ({ type: 'paragraph', content })
const block = (given: object): Block => ({ id: 'b1', ...given }) as Block
const html = (...blocks: object[]): string =>
  renderBody(
    blocks.map((given, index) => ({ ...block(given), id: `b${index}` })),
    context(),
  )
const link = (href: string): Mark => ({ type: 'link', attrs: { href } })

describe('a body as HTML', () => {
  it.each<[string, object, string]>([
    [
      'a paragraph',
      paragraph(text('Tea & '), text('milk', { type: 'bold' })),
      '<p>Tea &amp; <strong>milk</strong></p>',
    ],
    ['one without text', paragraph(), ''],
    [
      'marks within each other',
      paragraph(text('a', { type: 'code' }, { type: 'italic' }, { type: 'bold' })),
      '<p><strong><em><code>a</code></em></strong></p>',
    ],
    [
      'a link over several texts',
      paragraph(
        text('to ', link('https://a.in/?a&b')),
        text('Goa', link('https://a.in/?a&b'), { type: 'bold' }),
        text('.'),
      ),
      '<p><a href="https://a.in/?a&amp;b" rel="noopener">to <strong>Goa</strong></a>.</p>',
    ],
    ['an own link', paragraph(text('here', link('/articles'))), '<p><a href="/articles">here</a></p>'],
    ['a link that runs a script', paragraph(text('no', link('java\nscript:alert(1)'))), '<p>no</p>'],
    ['a line break', paragraph(text('a'), { type: 'hardBreak' }, text('b')), '<p>a<br>b</p>'],
    [
      'a person',
      paragraph({ type: 'mention', attrs: { id: 'u', label: 'Asha' } }),
      '<p><span class="mention">@<bdi>Asha</bdi></span></p>',
    ],
    [
      'lists',
      {
        type: 'orderedList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(text('one')),
              { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('two'))] }] },
            ],
          },
          { type: 'listItem', content: [paragraph(text('a')), paragraph(text('b'))] },
        ],
      },
      '<ol><li>one<ul><li>two</li></ul></li><li><p>a</p><p>b</p></li></ol>',
    ],
    ['a divider', { type: 'divider' }, '<hr>'],
    [
      'code',
      { type: 'codeBlock', attrs: { language: 'ts' }, content: [{ type: 'text', text: 'a <b>\n' }] },
      '<pre tabindex="0" data-language="ts"><code>a &lt;b&gt;\n</code></pre>',
    ],
    [
      'a callout',
      { type: 'callout', attrs: { tone: 'tip' }, content: [paragraph(text('Stir.'))] },
      '<div class="callout callout-tip" role="note"><p class="callout-name">Tip</p><p>Stir.</p></div>',
    ],
    [
      'a question',
      { type: 'question', attrs: { question: 'Why?' }, content: [paragraph(text('So.'))] },
      '<details class="question"><summary>Why?</summary><div><p>So.</p></div></details>',
    ],
    [
      'a table with a head and a header of a row',
      {
        type: 'table',
        content: [
          ['tableHeader', 'tableHeader'],
          ['tableHeader', 'tableCell'],
        ].map((cells) => ({
          type: 'tableRow',
          content: cells.map((type) => ({ type, attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(text('x'))] })),
        })),
      },
      '<div class="table" role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">x</th><th scope="col">x</th></tr></thead><tbody><tr><th scope="row">x</th><td>x</td></tr></tbody></table></div>',
    ],
    [
      'a picture',
      { type: 'image', attrs: { id: 'm', alt: 'A cup', caption: 'Chai', width: 1, height: 1, size: 'wide' } },
      '<figure class="image image-wide"><img src="/media/m/1080.webp" srcset="/media/m/320.webp 320w" sizes="(min-width: 64rem) 62rem, 100vw" width="800" height="600" alt="A cup" loading="lazy" decoding="async"><figcaption>Chai</figcaption></figure>',
    ],
    ['a deleted picture', { type: 'image', attrs: { id: 'gone', alt: '', caption: 'x', size: 'full' } }, ''],
    [
      'a video',
      { type: 'video', attrs: { url: 'https://www.youtube.com/watch?v=x', caption: '' } },
      '<figure class="video"><a class="video-link" href="https://www.youtube.com/watch?v=x" rel="noopener" data-frame="https://www.youtube-nocookie.com/embed/33"><span>Play video</span> <small>youtube.com</small></a></figure>',
    ],
    [
      'a file',
      { type: 'file', attrs: { id: 'f', name: 'Prices.pdf', bytes: 1_230_000 } },
      '<p class="file"><a href="/media/f/file" download>Prices.pdf <small>1.2 MB</small></a></p>',
    ],
    [
      'a button',
      { type: 'button', attrs: { text: 'Join', url: 'mailto:a@b.in', style: 'secondary' } },
      '<p><a class="button button-secondary" href="mailto:a@b.in">Join</a></p>',
    ],
    ['a deck that is taken back', { type: 'deck', attrs: { deck_id: 'gone', display: 'embed' } }, ''],
  ])('%s', (_name, given, expected) => expect(html(given)).toBe(expected))

  it('shows a deck as a card and in place', () => {
    expect(html({ type: 'deck', attrs: { deck_id: 'd', display: 'card' } })).toContain('<a href="/play/7Bnq4Xy1">')
    expect(html({ type: 'deck', attrs: { deck_id: 'd', display: 'embed' } })).toContain(
      '<iframe src="/embed/7Bnq4Xy1" title="Tea " width="640" height="600" loading="lazy"',
    )
  })

  it('gives headings anchors, each another, and no heading without text', () => {
    const heading = (words: string) => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] })
    expect(html(heading('चाय के साथ'), heading('Tea'), heading('Tea'), heading(' '))).toBe(
      '<h2 id="चाय-के-साथ">चाय के साथ</h2><h2 id="tea">Tea</h2><h2 id="tea-2">Tea</h2>',
    )
  })

  it('leads to profiles where readers may open them', () => {
    const mention = block(paragraph({ type: 'mention', attrs: { id: 'u1', label: 'Asha' } }))
    expect(renderBody([mention], { ...context(), person: (id) => `/people/${id}` })).toContain('href="/people/u1"')
  })
})

const words = fc.oneof(
  fc.constant(hostile),
  fc.constant(`javascript:${hostile}`),
  fc.constant('https://a.in/'),
  fc.string(),
)
const mark = fc.oneof(
  fc.constantFrom<Mark>(
    { type: 'bold' },
    { type: 'italic' },
    { type: 'underline' },
    { type: 'strike' },
    { type: 'code' },
  ),
  words.map(link),
)
const inline = fc.oneof(
  fc.record({ type: fc.constant('text' as const), text: words, marks: fc.array(mark, { maxLength: 3 }) }),
  fc.constant<Inline>({ type: 'hardBreak' }),
  words.map((label): Inline => ({ type: 'mention', attrs: { id: label, label } })),
)
const inlines = fc.array(inline, { maxLength: 4 })
const paragraphs = inlines.map((content): Paragraph => ({ type: 'paragraph', content }))
const lists: fc.Arbitrary<List> = fc.letrec<{ list: List; item: Paragraph | List }>((tie) => ({
  item: fc.oneof({ maxDepth: 3 }, paragraphs, tie('list')),
  list: fc
    .array(fc.array(tie('item'), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 })
    .map((items) => ({ type: 'bulletList', content: items.map((content) => ({ type: 'listItem', content })) })),
})).list
const inner = fc.array(fc.oneof(paragraphs, lists), { minLength: 1, maxLength: 3 })
const image = fc.record({ id: words, alt: words, caption: words, width: fc.constant(4), height: fc.constant(3) })
const attrs = <T>(type: string, model: Record<string, fc.Arbitrary<T>>) =>
  fc.record(model).map((given) => ({ type, attrs: given }))
const blocks = fc
  .array(
    fc.oneof(
      paragraphs,
      lists,
      inlines.map((content) => ({ type: 'heading', attrs: { level: 2 }, content })),
      inner.map((content) => ({ type: 'blockquote', content })),
      fc
        .tuple(fc.constantFrom(...calloutTones), inner)
        .map(([tone, content]) => ({ type: 'callout', attrs: { tone }, content })),
      fc.tuple(words, inner).map(([question, content]) => ({ type: 'question', attrs: { question }, content })),
      fc.tuple(words, words).map(([language, code]) => ({
        type: 'codeBlock',
        attrs: { language },
        content: [{ type: 'text', text: code }],
      })),
      fc
        .array(
          fc.array(
            fc.record({
              type: fc.constantFrom('tableCell', 'tableHeader'),
              attrs: fc.constant({ colspan: 1, rowspan: 1 }),
              content: fc.array(paragraphs, { minLength: 1, maxLength: 2 }),
            }),
            { minLength: 2, maxLength: 2 },
          ),
          { minLength: 1, maxLength: 3 },
        )
        .map((rows) => ({ type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) })),
      image.map((given) => ({ type: 'image', attrs: { ...given, size: 'normal' } })),
      fc.array(image, { maxLength: 2 }).map((images) => ({ type: 'gallery', attrs: { images } })),
      attrs('video', { url: words, caption: words }),
      attrs<string | number>('file', { id: words, name: words, bytes: fc.nat() }),
      attrs('button', { text: words, url: words, style: fc.constant('primary') }),
      attrs('deck', { deck_id: words, display: fc.constantFrom('card', 'embed') }),
      fc.constant({ type: 'divider' }),
    ),
    { maxLength: 6 },
  )
  .map((found) => found.map((given, index) => ({ ...block(given), id: `b${index}` })))

describe('whatever it holds, a body', () => {
  it('is valid HTML whose only elements and links are ours', async () => {
    await fc.assert(
      fc.asyncProperty(blocks, async (body) => {
        const shown = renderBody(body, context(hostile))
        expect(shown.replace(ours, '')).not.toMatch(/[<>]/)
        for (const [, href = ''] of shown.matchAll(/(?:href|src)="([^"]*)"/g))
          expect(href).toMatch(/^(?:https?:|mailto:|\/(?!\/))/i)
        expect(await faultsOfHtml(shown)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})

const attribute =
  /(?: (?:class|id|href|rel|data-(?:frame|file|language)|src|srcset|sizes|width|height|alt|loading|decoding|scope|role|aria-label|tabindex|title|allow)="[^"<>]*"| download)/
const ours = new RegExp(
  `</?(?:p|strong|em|u|s|mark|code|a|br|span|bdi|ul|ol|li|h[234]|blockquote|div|details|summary|pre|table|thead|tbody|tr|th|td|figure|img|figcaption|small|hr|iframe)${attribute.source}*>`,
  'g',
)
