import { articleLimits } from '@deckle/core/article/article.ts'
import { bodyLimits } from '@deckle/core/article/block.ts'
import { isWebAddress } from '@deckle/core/text/web-address.ts'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import type { NodeViewProps } from '@tiptap/core'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { BlockFrame } from './block-frame.tsx'

export function VideoView(props: NodeViewProps) {
  const t = useWords('article-editor')
  const { url, caption } = props.node.attrs as { readonly url: string; readonly caption: string }
  return (
    <BlockFrame
      {...props}
      label={t('blocks.video')}
      fields={
        <>
          <AddressField
            label={t('video.url')}
            value={url}
            isAllowed={isWebAddress}
            onChange={(next) => props.updateAttributes({ url: next })}
          />
          <TextField
            label={t('image.caption')}
            value={caption}
            maxLength={bodyLimits.caption}
            onChange={(next) => props.updateAttributes({ caption: next })}
          />
        </>
      }
    >
      <div className="flex min-h-24 items-center justify-center gap-2 rounded-sm bg-pressed p-3 text-sm wrap-anywhere">
        <Play aria-hidden="true" className="size-5 shrink-0" />
        {url === '' ? t('video.missing') : url}
      </div>
      {caption !== '' && <p className="m-0 mt-1 text-sm text-muted">{caption}</p>}
    </BlockFrame>
  )
}

interface AddressFieldProps {
  readonly label: string
  readonly value: string
  readonly isDisabled?: boolean
  readonly isAllowed: (address: string) => boolean
  readonly onChange: (address: string) => void
}

/** An address is taken over once it is one; another one that comes from elsewhere (a merge, an undo) is shown. */
export function AddressField({ label, value, isDisabled = false, isAllowed, onChange }: AddressFieldProps) {
  const t = useWords('article-editor')
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const address = typed.trim()
  const isBad = address !== '' && !isAllowed(address)
  return (
    <TextField
      label={label}
      type="url"
      inputMode="url"
      isDisabled={isDisabled}
      value={typed}
      maxLength={articleLimits.url}
      {...(isBad && { error: t('badAddress') })}
      onChange={(next) => {
        setTyped(next)
        const trimmed = next.trim()
        if (trimmed === '' || isAllowed(trimmed)) onChange(trimmed)
      }}
    />
  )
}
