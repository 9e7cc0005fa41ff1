import type { NodeViewProps } from '@tiptap/core'
import { NodeViewWrapper } from '@tiptap/react'
import type { ReactNode } from 'react'

interface BlockFrameProps extends NodeViewProps {
  readonly label: string
  /** Its fields, while it is chosen. */
  readonly fields?: ReactNode
  readonly children: ReactNode
}

/** A block without text of its own; its fields are below it while it is chosen. */
export function BlockFrame({ node, label, selected, editor, fields, children }: BlockFrameProps) {
  return (
    <NodeViewWrapper
      as="section"
      aria-label={label}
      data-drag-handle
      data-block-type={node.type.name}
      className={`rounded-md border p-2 ${selected ? 'border-brand-edge' : 'border-transparent hover:border-line'}`}
    >
      {children}
      {selected && editor.isEditable && fields !== undefined && (
        <div contentEditable={false} className="mt-2 flex flex-col gap-2 rounded-sm bg-canvas p-2 text-sm">
          {fields}
        </div>
      )}
    </NodeViewWrapper>
  )
}
