import type { ImageRef } from '@deckle/core/deck/deck.ts'
import { valueAtPath } from '@deckle/core/deck/edit/data-path.ts'
import { ImagePlus, Pencil, X } from 'lucide-react'
import { type DragEvent, type ReactElement, useState } from 'react'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useWords } from '../../../words/use-words.ts'
import { useEdit, useEditor } from '../editor-context.ts'
import { usePictures } from '../form/picture/pictures.ts'
import { pictureEdit } from '../form/picture/picture-edit.ts'
import { keepFocus } from './keep-focus.ts'
import { aspectAt } from './text-rules.ts'

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
  const className = classNames('dk-edit-image', over && 'dk-edit-over')
  if (image.id === '') {
    return (
      <span className={className} {...drop}>
        {drawn}
        <span className="dk-edit-control dk-edit-tools">
          <Tool path={path} icon={<ImagePlus aria-hidden="true" />} name={t('inPlace.addPicture')} onPress={open} />
        </span>
      </span>
    )
  }
  return (
    <span className={className} {...drop}>
      {drawn}
      <span className="dk-edit-control dk-edit-tools">
        <Tool
          path={path}
          icon={<Pencil aria-hidden="true" />}
          name={image.alt ? t('inPlace.changePicture') : t('inPlace.changePictureNoAlt')}
          onPress={open}
        />
        <button
          type="button"
          className="dk-edit-icon"
          aria-label={t('inPlace.removePicture')}
          title={t('inPlace.removePicture')}
          onMouseDown={keepFocus}
          onClick={() => edit({ type: 'updateData', slideId, path, value: { id: '', alt: '' } })}
        >
          <X aria-hidden="true" />
        </button>
      </span>
    </span>
  )
}

/** Icon button; also shows its name if there is room. */
function Tool({ path, icon, name, onPress }: { path: string; icon: ReactElement; name: string; onPress: () => void }) {
  return (
    <button
      type="button"
      data-path={path}
      className="dk-edit-chip"
      title={name}
      onMouseDown={keepFocus}
      onClick={() => onPress()}
    >
      {icon}
      <span className="dk-edit-name">{name}</span>
    </button>
  )
}
