import type { Editor } from '@tiptap/core'
import type { Problem } from './problem.ts'

/** Shows where a problem is: its block, or the title, where the article begins. */
export function goToProblem(editor: Editor, { code, blockId }: Pick<Problem, 'code' | 'blockId'>): void {
  if (blockId !== null) return goToBlock(editor, blockId)
  if (code === 'body_missing' || code === 'too_many_words') {
    editor.commands.focus('start')
    return
  }
  const place = document.getElementById(code === 'cover_alt_missing' ? 'article-cover' : 'article-title')
  place?.scrollIntoView({ block: 'center' })
  const field = place?.matches('textarea') ? place : place?.querySelector<HTMLElement>('input, button')
  field?.focus()
}

function goToBlock(editor: Editor, blockId: string): void {
  let found: number | null = null
  editor.state.doc.forEach((block, offset) => {
    if (block.attrs['blockId'] === blockId) found = offset
  })
  if (found === null) return
  const block = editor.state.doc.nodeAt(found)
  const chain = editor.chain()
  if (block?.isAtom) chain.setNodeSelection(found)
  else chain.setTextSelection(found + 1)
  chain.focus().scrollIntoView().run()
}
