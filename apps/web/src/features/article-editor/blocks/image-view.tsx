import { type BodyImage, type ImageSize, imageSizes } from '@deckle/core/article/block.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import type { NodeViewProps } from '@tiptap/core'
import { ImagePlus, RefreshCw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { posterUrl } from '../../../deck/media-url.ts'
import { useWords } from '../../../words/use-words.ts'
import { BlockFrame } from './block-frame.tsx'
import { ChooseMedia, imageOf, ImageTexts } from './media-parts.tsx'

export function ImageView(props: NodeViewProps) {
  const t = useWords('article-editor')
  const { updateAttributes, editor } = props
  const image = props.node.attrs as BodyImage & { readonly size: ImageSize }
  const [isChoosing, setChoosing] = useState(false)
  const isEmpty = image.id === ''
  return (
    <BlockFrame
      {...props}
      label={t('blocks.image')}
      fields={
        !isEmpty && (
          <>
            <ImageTexts image={image} onChange={({ alt, caption }) => updateAttributes({ alt, caption })} />
            <div className="flex flex-wrap items-center gap-2">
              <ToggleGroup<ImageSize>
                label={t('image.size')}
                value={image.size}
                onChange={(size) => updateAttributes({ size })}
                options={imageSizes.map((id) => ({ id, label: t(`image.sizes.${id}`) }))}
                size="sm"
              />
              <Button size="sm" icon={<RefreshCw />} onPress={() => setChoosing(true)}>
                {t('image.change')}
              </Button>
            </div>
          </>
        )
      }
    >
      {isEmpty ? (
        <Button icon={<ImagePlus />} isDisabled={!editor.isEditable} onPress={() => setChoosing(true)}>
          {t('image.choose')}
        </Button>
      ) : (
        <figure className="m-0">
          <Picture image={image} />
          {image.caption !== '' && <figcaption className="mt-1 text-sm text-muted">{image.caption}</figcaption>}
          {isBlank(image.alt) && <AltMissing />}
        </figure>
      )}
      {isChoosing && (
        <ChooseMedia
          kind="image"
          initial={image}
          onClose={() => setChoosing(false)}
          onPick={(item, alt) => updateAttributes(imageOf(item, alt, image.caption))}
        />
      )}
    </BlockFrame>
  )
}

export function Picture({ image, className = 'w-full' }: { image: BodyImage; className?: string }) {
  return (
    <img
      src={posterUrl(image.id, 1280)}
      alt={image.alt}
      loading="lazy"
      draggable={false}
      {...(image.width !== null && { width: image.width })}
      {...(image.height !== null && { height: image.height })}
      className={`h-auto rounded-sm ${className}`}
    />
  )
}

export function AltMissing() {
  const t = useWords('article-editor')
  return (
    <p className="m-0 mt-1 flex items-center gap-1 text-xs text-warning-text">
      <TriangleAlert aria-hidden="true" className="size-3.5" />
      {t('image.altMissing')}
    </p>
  )
}
