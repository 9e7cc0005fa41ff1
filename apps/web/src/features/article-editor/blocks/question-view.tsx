import { bodyLimits } from '@deckle/core/article/block.ts'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import type { NodeViewProps } from '@tiptap/core'
import { NodeViewContent, NodeViewWrapper } from '@tiptap/react'
import { useWords } from '../../../words/use-words.ts'

export function QuestionView({ node, editor, updateAttributes }: NodeViewProps) {
  const t = useWords('article-editor')
  return (
    <NodeViewWrapper className="rounded-md border border-line bg-surface p-3">
      <div contentEditable={false} className="mb-2">
        <TextField
          label={t('question.question')}
          value={String(node.attrs['question'])}
          maxLength={bodyLimits.question}
          isReadOnly={!editor.isEditable}
          onChange={(question) => updateAttributes({ question })}
        />
      </div>
      <NodeViewContent aria-label={t('question.answer')} />
    </NodeViewWrapper>
  )
}
