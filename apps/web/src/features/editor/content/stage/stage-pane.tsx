import { valueAtPath } from '@deckle/core/deck/edit/data-path.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { LimitCounter } from '@deckle/ui/fields/limit-counter.tsx'
import { Monitor, Smartphone } from 'lucide-react'
import { type ClipboardEvent, memo, useDeferredValue, useMemo, useState } from 'react'
import { useWords } from '../../../../words/use-words.ts'
import { CommandButton } from '../../commands/command-button.tsx'
import { useContent, useCurrentSlide, useEdit, useEditor, useReaderType } from '../../editor-context.ts'
import { fieldLabel } from '../../form/field-label.ts'
import { pictureEdit } from '../../form/picture/picture-edit.ts'
import { usePictures } from '../../form/picture/pictures.ts'
import { EditStage } from '../../in-place/edit-stage.tsx'
import { aspectAt, fieldAt, textIn } from '../../in-place/text-rules.ts'
import { type TypingAt, TypingContext } from '../../in-place/typing.ts'
import { currentSlide } from '../../state/editor-state.ts'
import { ChangeTemplate } from '../change-template.tsx'
import { type Device, DeviceFrame } from '../../../../deck/stage/device-frame.tsx'
import { hintFor } from './hint-for.ts'
import { useLook } from '../use-look.ts'
import { useStillPlay } from './use-still-play.ts'

export function StagePane() {
  const t = useWords('editor')
  const [frame, setFrame] = useState<Device>('desktop')
  const [typing, setTyping] = useState<TypingAt | null>(null)
  const typingValue = useMemo(() => ({ typing, setTyping }), [typing])
  const onPaste = usePastedPicture()
  return (
    <TypingContext.Provider value={typingValue}>
      <section aria-label={t('panes.slide')} className="flex h-full min-h-0 min-w-0 flex-col bg-hover">
        <Tools frame={frame} setFrame={setFrame} />
        <div className="min-h-0 flex-1 px-4 pb-2 narrow:px-2" onPaste={onPaste}>
          <DeviceFrame device={frame} isEdited>
            <div data-stage className="h-full">
              <ShownSlide />
            </div>
          </DeviceFrame>
        </div>
        <Counter typing={typing} />
      </section>
    </TypingContext.Provider>
  )
}

const Tools = memo(function Tools({ frame, setFrame }: { frame: Device; setFrame: (frame: Device) => void }) {
  const t = useWords('editor')
  return (
    <div className="flex items-center gap-2 px-3 py-1.5">
      <ChangeTemplate />
      <ToggleGroup<Device>
        size="sm"
        label={t('frame.label')}
        className="ms-auto narrow:hidden"
        value={frame}
        onChange={setFrame}
        options={[
          { id: 'desktop', label: t('frame.desktop'), icon: <Monitor />, hideLabel: true },
          { id: 'phone', label: t('frame.phone'), icon: <Smartphone />, hideLabel: true },
        ]}
      />
      <CommandButton name="previous" size="sm" />
      <CommandButton name="next" size="sm" />
    </div>
  )
})

/**
 * Updates at each key typed; a change of slide, by whatever act, waits until the list has marked the new row. Until then
 * nothing of the slide before is drawn again, even where it was deleted.
 */
function ShownSlide() {
  const look = useLook()
  const content = useContent()
  const slide = useCurrentSlide()
  const now = useMemo(() => ({ content, slide }), [content, slide])
  const before = useDeferredValue(now)
  const shown = before.slide.slideId === slide.slideId ? now : before
  return <EditStage look={look} slide={shown.slide} play={useStillPlay(shown.content, shown.slide)} />
}

function usePastedPicture() {
  const { store } = useEditor()
  const edit = useEdit()
  const { choose } = usePictures()
  return (event: ClipboardEvent) => {
    const slide = currentSlide(store.getState().history.present)
    if (!slide) return
    const files = [...event.clipboardData.files].filter((file) => file.type.startsWith('image/')).slice(0, 1)
    const path = ['image', 'background'].find((name) => fieldAt(slide.template, name)?.kind === 'image')
    if (files.length === 0 || !path) return
    event.preventDefault()
    const aspect = aspectAt(slide.template, path)
    choose({
      initial: { id: '', alt: '' },
      files,
      aspect,
      onPick: (picked) => edit(pictureEdit(slide.slideId, path, picked)),
    })
  }
}

function Counter({ typing }: { typing: TypingAt | null }) {
  const t = useWords('editor')
  const readerType = useReaderType()
  const { canEdit } = useEditor()
  const slide = useCurrentSlide()
  const field = typing?.slideId === slide.slideId ? fieldAt(slide.template, typing.path) : undefined
  return (
    <div className="flex h-7 items-center justify-center gap-2 text-xs text-muted">
      {typing && field?.kind === 'text' ? (
        <>
          <span>{fieldLabel(t, slide, typing.path)}</span>
          <LimitCounter
            text={textIn(valueAtPath(slide.data, typing.path))}
            limits={{ max: field.max, ideal: field.ideal }}
          />
        </>
      ) : (
        canEdit && <span className="narrow:hidden">{t(`inPlace.${hintFor(slide, readerType)}`)}</span>
      )}
    </div>
  )
}
