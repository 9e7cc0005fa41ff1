import {
  type Block,
  buttonStyles,
  calloutTones,
  deckDisplays,
  headingLevels,
  imageSizes,
  type Inline,
  type List,
  type Paragraph,
} from '@deckle/core/article/block.ts'
import fc from 'fast-check'

const text = fc.string({ minLength: 1, maxLength: 30 })
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/)
const href = fc.constantFrom('https://example.com/a', '/articles', 'mailto:a@example.com')

const mark = fc.oneof(
  fc.record({ type: fc.constantFrom('bold', 'italic', 'underline', 'strike', 'highlight', 'superscript') }),
  fc.record({ type: fc.constant('link'), attrs: fc.record({ href }) }),
)
const textNode = fc.record(
  { type: fc.constant('text'), text, marks: fc.uniqueArray(mark, { minLength: 1, selector: ({ type }) => type }) },
  { requiredKeys: ['type', 'text'] },
)
const breakNode = fc.constant({ type: 'hardBreak' as const })

/** Texts are apart by a line break, so that no two of them are one. */
const inlines = fc
  .array(fc.oneof(textNode, fc.record({ type: fc.constant('mention'), attrs: fc.record({ id, label: text }) })), {
    maxLength: 4,
  })
  .chain((nodes) => fc.constant(nodes.flatMap((node) => [node, { type: 'hardBreak' as const }]) as Inline[]))

const paragraph = inlines.map((content): Paragraph =>
  content.length === 0 ? { type: 'paragraph' } : { type: 'paragraph', content },
)

const list = (depth: number): fc.Arbitrary<List> =>
  fc.record({
    type: fc.constantFrom('bulletList', 'orderedList'),
    content: fc.array(
      fc.record({
        type: fc.constant('listItem'),
        content: fc
          .tuple(paragraph, depth > 1 ? fc.array(list(depth - 1), { maxLength: 1 }) : fc.constant([]))
          .map(([first, rest]) => [first, ...rest]),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })

const inner = fc.array(fc.oneof(paragraph, list(2)), { minLength: 1, maxLength: 3 })

const pixels = fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 4000 }))
const image = { id, alt: text, caption: text, width: pixels, height: pixels }

const cell = fc.record({
  type: fc.constantFrom('tableCell', 'tableHeader'),
  attrs: fc.constant({ colspan: 1, rowspan: 1 }),
  content: fc.array(paragraph, { minLength: 1, maxLength: 2 }),
})
/** Rows of as many cells: the editor fills up others. */
const table = fc.integer({ min: 1, max: 3 }).chain((columns) =>
  fc.record({
    type: fc.constant('table'),
    content: fc.array(
      fc.record({
        type: fc.constant('tableRow'),
        content: fc.array(cell, { minLength: columns, maxLength: columns }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
)

const attrs = (type: string, given: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ type: fc.constant(type), attrs: fc.record(given) })

/** Any block that may be stored, with an id that others may have too. */
export const anyBlock: fc.Arbitrary<Block> = fc
  .tuple(
    id,
    fc.oneof(
      paragraph,
      list(3),
      fc.tuple(fc.constantFrom(...headingLevels), textNode, breakNode).map(([level, ...content]) => ({
        type: 'heading',
        attrs: { level },
        content,
      })),
      fc.record({ type: fc.constant('blockquote'), content: inner }),
      fc.record({
        type: fc.constant('callout'),
        attrs: fc.record({ tone: fc.constantFrom(...calloutTones) }),
        content: inner,
      }),
      fc.record({ type: fc.constant('question'), attrs: fc.record({ question: text }), content: inner }),
      fc.tuple(text, text).map(([language, code]) => ({
        type: 'codeBlock',
        attrs: { language },
        content: [{ type: 'text', text: code }],
      })),
      table,
      attrs('image', { ...image, size: fc.constantFrom(...imageSizes) }),
      attrs('gallery', { images: fc.array(fc.record(image), { maxLength: 3 }) }),
      attrs('video', { url: fc.constantFrom('', 'https://youtu.be/x'), caption: text }),
      attrs('file', { id, name: text, bytes: fc.nat() }),
      attrs('button', { text, url: href, style: fc.constantFrom(...buttonStyles) }),
      attrs('deck', { deck_id: id, display: fc.constantFrom(...deckDisplays) }),
      fc.constant({ type: 'divider' }),
    ),
  )
  .map(([blockId, block]) => ({ ...block, id: blockId }) as Block)
