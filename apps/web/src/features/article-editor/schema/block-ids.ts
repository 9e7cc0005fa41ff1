import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { makeId } from '../../../lib/make-id.ts'
import { freeId } from '../document/read-blocks.ts'

const blockTypes =
  'paragraph heading bulletList orderedList blockquote callout question codeBlock table image gallery video file button deck divider'.split(
    ' ',
  )

/** Each block of the document has an id that no other has, whatever is split, pasted or copied. */
export const BlockIds = Extension.create({
  name: 'blockIds',
  addGlobalAttributes: () => [
    {
      types: blockTypes,
      attributes: {
        blockId: {
          default: null,
          keepOnSplit: false,
          parseHTML: (element) => element.getAttribute('data-block'),
          renderHTML: ({ blockId }) => (blockId === null ? {} : { 'data-block': String(blockId) }),
        },
      },
    },
  ],
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, _before, { doc, tr }) {
        if (!transactions.some(({ docChanged }) => docChanged)) return null
        const taken = new Set<string>()
        doc.forEach((block, offset) => {
          const id = freeId(block.attrs['blockId'], taken, makeId)
          taken.add(id)
          if (id !== block.attrs['blockId']) tr.setNodeAttribute(offset, 'blockId', id)
        })
        return tr.docChanged ? tr : null
      },
    }),
  ],
})
