import { articleLimits } from '@deckle/core/article/article.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import type { NodeViewProps } from '@tiptap/core'
import { FileText, FileUp } from 'lucide-react'
import { useState } from 'react'
import { useBytes } from '../../../lib/use-bytes.ts'
import { useWords } from '../../../words/use-words.ts'
import { BlockFrame } from './block-frame.tsx'
import { ChooseMedia } from './media-parts.tsx'

export function FileView(props: NodeViewProps) {
  const t = useWords('article-editor')
  const size = useBytes()
  const { id, name, bytes } = props.node.attrs as { readonly id: string; readonly name: string; readonly bytes: number }
  const [isChoosing, setChoosing] = useState(false)
  return (
    <BlockFrame
      {...props}
      label={t('blocks.file')}
      fields={
        id !== '' && (
          <TextField
            label={t('file.name')}
            value={name}
            maxLength={articleLimits.attachmentName}
            onChange={(next) => props.updateAttributes({ name: next })}
          />
        )
      }
    >
      {id === '' ? (
        <Button icon={<FileUp />} isDisabled={!props.editor.isEditable} onPress={() => setChoosing(true)}>
          {t('file.choose')}
        </Button>
      ) : (
        <p className="m-0 flex items-center gap-2">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
          <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
          <span className="text-sm text-muted">{size(bytes)}</span>
        </p>
      )}
      {isChoosing && (
        <ChooseMedia
          kind={null}
          onClose={() => setChoosing(false)}
          onPick={(item) =>
            props.updateAttributes({
              id: item.id,
              name: item.name.slice(0, articleLimits.attachmentName),
              bytes: item.size,
            })
          }
        />
      )}
    </BlockFrame>
  )
}
