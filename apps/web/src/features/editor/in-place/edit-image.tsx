import type { ImageRef } from '@deckle/core/deck/deck.ts'
import { valueAtPath } from '@deckle/core/deck/edit/data-path.ts'
import { ImagePlus, Pencil, X } from 'lucide-react'
import { type DragEvent, type ReactElement, useState } from 'react'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useWords } from '../../../words/use-words.ts'
import { useEdit, useEditor } from '../editor-context.ts'
import { usePictures } from '../form/pictures.ts'
import { pictureEdit } from '../form/picture-edit.ts'
import { keepFocus } from './keep-focus.ts'
import { aspectAt } from './text-rules.ts'

/** A picture of the slide with the ways to change it: a press, a drop, a paste. */
export function EditImage({ slideId, path, drawn }: { slideId: string; path: string; drawn: ReactElement | null }) {
  const t = useWords('editor')
  const { store } = useEditor()
  const edit = useEdit()
  const { choose } = usePictures()
  const [over, setOver] = useState(false)
  const slide = store.getState().history.present.content.contentHash.find((one) => one.slideId === slideId)
  const image = (slide && (valueAtPath(slide.data, path) as ImageRef | undefined)) ?? { id: '', alt: '' }
  const open = (files?: readonly File[]) =>
    choose({
      initial: image,
      files,
      aspect: aspectAt(slide?.template ?? '', path),
      onPick: (picked) => edit(pictureEdit(slideId, path, picked)),
    })
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      const files = [...event.dataTransfer.files].slice(0, 1)
      if (files.length === 0) return
      event.preventDefault()
      open(files)
    },
  }
  if (image.id === '') {
    return (
      <span
        className={classNames('dk-edit-image', drawn === null && 'dk-edit-image-none', over && 'dk-edit-over')}
        {...drop}
      >
        {drawn}
        <button type="button" data-path={path} className="dk-edit-chip" onMouseDown={keepFocus} onClick={() => open()}>
          <ImagePlus aria-hidden="true" />
          {t('inPlace.addPicture')}
        </button>
      </span>
    )
  }
  return (
    <span className={classNames('dk-edit-image', over && 'dk-edit-over')} {...drop}>
      {drawn}
      <span className="dk-edit-tools">
        <button type="button" data-path={path} className="dk-edit-chip" onMouseDown={keepFocus} onClick={() => open()}>
          <Pencil aria-hidden="true" />
          {image.alt ? t('inPlace.changePicture') : t('inPlace.changePictureNoAlt')}
        </button>
        <button
          type="button"
          className="dk-edit-chip"
          aria-label={t('inPlace.removePicture')}
          onMouseDown={keepFocus}
          onClick={() => edit({ type: 'updateData', slideId, path, value: { id: '', alt: '' } })}
        >
          <X aria-hidden="true" />
        </button>
      </span>
    </span>
  )
}
