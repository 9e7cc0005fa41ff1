import { type BodyImage, bodyLimits } from '@deckle/core/article/block.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import type { NodeViewProps } from '@tiptap/core'
import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { BlockFrame } from './block-frame.tsx'
import { AltMissing, Picture } from './image-view.tsx'
import { ChooseMedia, imageOf, ImageTexts } from './media-parts.tsx'

export function GalleryView(props: NodeViewProps) {
  const t = useWords('article-editor')
  const { updateAttributes, editor } = props
  const { images } = props.node.attrs as { readonly images: readonly BodyImage[] }
  const [isChoosing, setChoosing] = useState(false)
  const put = (next: readonly BodyImage[]) => updateAttributes({ images: next })
  const add = (
    <Button
      size="sm"
      icon={<ImagePlus />}
      isDisabled={!editor.isEditable || images.length >= bodyLimits.images}
      onPress={() => setChoosing(true)}
    >
      {t('gallery.add')}
    </Button>
  )
  return (
    <BlockFrame
      {...props}
      label={t('blocks.gallery')}
      fields={
        images.length > 0 && (
          <>
            <ol className="m-0 flex list-none flex-col gap-3 p-0">
              {images.map((image, index) => (
                <li key={`${image.id} ${index}`} className="m-0 flex flex-wrap items-start gap-2">
                  <Picture image={image} className="w-20" />
                  <div className="flex min-w-48 flex-1 flex-col gap-1">
                    <ImageTexts image={image} onChange={(changed) => put(images.with(index, changed))} />
                  </div>
                  <IconButton
                    size="sm"
                    label={t('gallery.earlier', { number: String(index + 1) })}
                    icon={<ArrowLeft className="rtl:rotate-180" />}
                    isDisabled={index === 0}
                    onPress={() => put(swapped(images, index - 1))}
                  />
                  <IconButton
                    size="sm"
                    label={t('gallery.later', { number: String(index + 1) })}
                    icon={<ArrowRight className="rtl:rotate-180" />}
                    isDisabled={index === images.length - 1}
                    onPress={() => put(swapped(images, index))}
                  />
                  <IconButton
                    size="sm"
                    label={t('gallery.remove', { number: String(index + 1) })}
                    icon={<X />}
                    onPress={() => put(images.toSpliced(index, 1))}
                  />
                </li>
              ))}
            </ol>
            {add}
          </>
        )
      }
    >
      {images.length === 0 ? (
        add
      ) : (
        <>
          <div className="grid grid-cols-3 gap-2">
            {images.map((image, index) => (
              <Picture key={`${image.id} ${index}`} image={image} />
            ))}
          </div>
          {images.some(({ alt }) => isBlank(alt)) && <AltMissing />}
        </>
      )}
      {isChoosing && (
        <ChooseMedia
          kind="image"
          onClose={() => setChoosing(false)}
          onPick={(item, alt) => put([...images, imageOf(item, alt)])}
        />
      )}
    </BlockFrame>
  )
}

const swapped = (images: readonly BodyImage[], index: number): readonly BodyImage[] =>
  images.toSpliced(index, 2, ...[images[index + 1], images[index]].filter((image) => image !== undefined))
