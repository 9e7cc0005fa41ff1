import type { Slide } from '@deckle/core/deck/slide.ts'
import { EditContext } from '@deckle/slides/parts/view/edit-context.ts'
import type { EditInPlace } from '@deckle/slides/view.ts'
import type { StillPlay } from '@deckle/player/deck/still-play.ts'
import { memo, useMemo } from 'react'
import { type DeckLook, SlideStage } from '../../../deck/stage/slide-stage.tsx'
import { useEdit, useEditor } from '../editor-context.ts'
import { EditImage } from './edit-image.tsx'
import { EditText } from './edit-text.tsx'
import { dropEdit, isItemDrag } from './items/item-drag.ts'
import { ItemTools, ListEnd } from './items/item-tools.tsx'
import './edit-stage.css'

/** The slide as the player draws it, with every part editable. */
export const EditStage = memo(function EditStage({ look, slide, play }: EditStageProps) {
  const { canEdit } = useEditor()
  const edit = useEdit()
  const { slideId, template } = slide
  const inPlace = useMemo(
    (): EditInPlace => ({
      renderText: (path, text, options) => (
        <EditText key={path} slideId={slideId} template={template} path={path} text={text} {...options} />
      ),
      renderImage: (path, drawn) => <EditImage key={path} slideId={slideId} path={path} drawn={drawn} />,
      renderListEnd: (path) => <ListEnd slideId={slideId} list={path} />,
      renderItemTools: (path, itemId) => <ItemTools slideId={slideId} list={path} itemId={itemId} />,
    }),
    [slideId, template],
  )
  return (
    <EditContext.Provider value={canEdit ? inPlace : null}>
      <div
        className="contents"
        role="presentation"
        data-slide={slideId}
        onDragOver={(event) => isItemDrag(event) && event.preventDefault()}
        onDrop={(event) => {
          const moved = isItemDrag(event) && dropEdit(event, slide)
          if (!moved) return
          event.preventDefault()
          edit(moved)
        }}
      >
        <SlideStage key={slideId} look={look} slide={slide} play={play} />
      </div>
    </EditContext.Provider>
  )
})

interface EditStageProps {
  readonly look: DeckLook
  readonly slide: Slide
  readonly play: StillPlay
}
