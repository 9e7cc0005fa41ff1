import { bodyLimits, type ButtonStyle, buttonStyles } from '@deckle/core/article/block.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import type { NodeViewProps } from '@tiptap/core'
import { useWords } from '../../../words/use-words.ts'
import { isSafeHref } from '../document/read-blocks.ts'
import { BlockFrame } from './block-frame.tsx'
import { AddressField } from './video-view.tsx'

export function ButtonView(props: NodeViewProps) {
  const t = useWords('article-editor')
  const { text, url, style } = props.node.attrs as {
    readonly text: string
    readonly url: string
    readonly style: ButtonStyle
  }
  const look = style === 'primary' ? 'bg-brand text-on-brand' : 'border border-edge bg-surface text-ink'
  return (
    <BlockFrame
      {...props}
      label={t('blocks.button')}
      fields={
        <>
          <TextField
            label={t('button.text')}
            value={text}
            maxLength={bodyLimits.button}
            onChange={(next) => props.updateAttributes({ text: next })}
          />
          <AddressField
            label={t('button.url')}
            value={url}
            isAllowed={isSafeHref}
            onChange={(next) => props.updateAttributes({ url: next })}
          />
          <ToggleGroup<ButtonStyle>
            label={t('button.style')}
            size="sm"
            value={style}
            onChange={(next) => props.updateAttributes({ style: next })}
            options={buttonStyles.map((id) => ({ id, label: t(`button.styles.${id}`) }))}
          />
        </>
      }
    >
      <span className={`inline-block rounded-md px-4 py-2 text-sm font-strong ${look}`}>
        {text || t('button.missing')}
      </span>
    </BlockFrame>
  )
}
