import { type CalloutTone, calloutTones } from '@deckle/core/article/block.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import type { NodeViewProps } from '@tiptap/core'
import { NodeViewContent, NodeViewWrapper } from '@tiptap/react'
import { useWords } from '../../../words/use-words.ts'

const tones: Record<CalloutTone, string> = {
  info: 'border-brand-edge',
  tip: 'border-edge',
  warning: 'border-warning-edge',
  success: 'border-success-edge',
}

export function CalloutView({ node, editor, updateAttributes }: NodeViewProps) {
  const t = useWords('article-editor')
  const tone = node.attrs['tone'] as CalloutTone
  return (
    <NodeViewWrapper className={`rounded-md border border-s-4 bg-surface p-3 ${tones[tone]}`}>
      {editor.isEditable && (
        <div contentEditable={false} className="mb-1">
          <Select<CalloutTone>
            label={t('callout.tone')}
            hideLabel
            value={tone}
            onChange={(next) => updateAttributes({ tone: next })}
            options={calloutTones.map((id) => ({ id, label: t(`callout.${id}`) }))}
            className="w-36"
          />
        </div>
      )}
      <NodeViewContent />
    </NodeViewWrapper>
  )
}
