import { type CalloutTone, bodyLimits, calloutTones } from '@deckle/core/article/block.ts'
import { Extension, mergeAttributes, Node, nodeInputRule } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { CodeBlock } from '@tiptap/extension-code-block'
import { ListItem } from '@tiptap/extension-list'
import { Table, TableCell, TableHeader } from '@tiptap/extension-table'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { CalloutView } from '../blocks/callout-view.tsx'
import { CodeView } from '../blocks/code-view.tsx'
import { QuestionView } from '../blocks/question-view.tsx'

/** What stands in a quote, a callout or an answer. */
const inner = '(paragraph | bulletList | orderedList)+'

export const Quote = Blockquote.extend({ content: inner })

export const Item = ListItem.extend({ content: 'paragraph (paragraph | bulletList | orderedList)*' })

/** Without the widths that Tiptap writes as inline styles. */
export const Grid = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['div', { class: 'tableWrapper' }, ['table', HTMLAttributes, ['tbody', 0]]],
})

export const Cell = TableCell.extend({ content: 'paragraph+' })
export const HeaderCell = TableHeader.extend({ content: 'paragraph+' })

export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: inner,
  defining: true,
  addAttributes: () => ({
    tone: {
      default: 'info',
      parseHTML: (element: HTMLElement) =>
        calloutTones.find((tone) => tone === element.getAttribute('data-tone')) ?? 'info',
      renderHTML: ({ tone }: { tone: CalloutTone }) => ({ 'data-tone': tone }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-deckle="callout"]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-deckle': 'callout' }), 0],
  addNodeView: () => ReactNodeViewRenderer(CalloutView),
})

export const Question = Node.create({
  name: 'question',
  group: 'block',
  content: inner,
  defining: true,
  addAttributes: () => ({
    question: {
      default: '',
      parseHTML: (element: HTMLElement) => (element.getAttribute('data-question') ?? '').slice(0, bodyLimits.question),
      renderHTML: ({ question }: { question: string }) => ({ 'data-question': question }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-deckle="question"]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-deckle': 'question' }), 0],
  addNodeView: () => ReactNodeViewRenderer(QuestionView),
})

export const Code = CodeBlock.extend({
  marks: '',
  addNodeView: () => ReactNodeViewRenderer(CodeView),
})

export const Divider = Node.create({
  name: 'divider',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: ({ HTMLAttributes }) => ['hr', HTMLAttributes],
  addInputRules() {
    return [nodeInputRule({ find: /^(?:---|—-|\*\*\*\s)$/, type: this.type })]
  },
})

/** Who was named: the label is what the person was called then. */
export const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({
    id: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('data-person'), rendered: false },
    label: { default: '', parseHTML: (element: HTMLElement) => element.textContent.replace(/^@/, ''), rendered: false },
  }),
  parseHTML: () => [{ tag: 'span[data-person]' }],
  renderHTML: ({ node }) => [
    'span',
    { 'data-person': String(node.attrs['id']), class: 'dk-mention' },
    `@${node.attrs['label']}`,
  ],
  renderText: ({ node }) => `@${node.attrs['label']}`,
})

/** A list goes no deeper than articles keep it. */
export const ListDepth = Extension.create({
  name: 'listDepth',
  priority: 1000,
  addKeyboardShortcuts() {
    return {
      Tab: () => {
        const { $from } = this.editor.state.selection
        const nodes = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type.name)
        const lists = nodes.filter((name) => name === 'bulletList' || name === 'orderedList').length
        const isInside = nodes.some((name) => name === 'blockquote' || name === 'callout' || name === 'question')
        return lists > 0 && lists >= bodyLimits.listDepth - (isInside ? 1 : 0)
      },
    }
  },
})
