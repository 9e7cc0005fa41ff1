import { mergeAttributes, Node } from '@tiptap/core'
import { type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react'
import type { ComponentType } from 'react'
import { readBlock } from '../document/read-blocks.ts'

type AtomType = 'image' | 'gallery' | 'video' | 'file' | 'button' | 'deck'

/** A block without text of its own: what it says stands in its attributes, and its view edits them. */
export const atomNode = (
  type: AtomType,
  defaults: Readonly<Record<string, unknown>>,
  view: ComponentType<ReactNodeViewProps>,
) =>
  Node.create({
    name: type,
    group: 'block',
    atom: true,
    draggable: true,
    selectable: true,
    isolating: true,
    addAttributes: () =>
      Object.fromEntries(
        Object.entries(defaults).map(([name, value]) => [
          name,
          { default: value, rendered: false, parseHTML: () => null },
        ]),
      ),
    parseHTML: () => [{ tag: `div[data-deckle="${type}"]`, getAttrs: (element) => attrsOf(type, element) }],
    renderHTML: ({ node, HTMLAttributes }) => {
      const { blockId: _, ...attrs } = node.attrs
      return ['div', mergeAttributes(HTMLAttributes, { 'data-deckle': type, 'data-attrs': JSON.stringify(attrs) })]
    },
    addNodeView: () => ReactNodeViewRenderer(view),
  })

/** Only what a block of the type may hold: the clipboard is anybody's. */
function attrsOf(type: AtomType, element: HTMLElement): Record<string, unknown> | false {
  try {
    const attrs = JSON.parse(element.getAttribute('data-attrs') ?? '{}') as Record<string, unknown>
    const block = readBlock({ type, attrs })
    return 'attrs' in block ? { ...block.attrs } : false
  } catch {
    return false
  }
}
