import { lowContrastPairs } from '@deckle/core/deck/design/contrast.ts'
import { type DeckDesign, imageLayouts, type Language, textPositions, transitions } from '@deckle/core/deck/deck.ts'
import { deckImageAspects } from '@deckle/core/deck/design/image-presets.ts'
import { playLanguages } from '@deckle/player/deck/play-deck.ts'
import { localiseSlide } from '@deckle/slides/catalog.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Slider } from '@deckle/ui/fields/slider.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Play } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { SlideStage } from '../../../deck/stage/slide-stage.tsx'
import { noteSeen } from '../../../tutorial/note-seen.ts'
import { useWords } from '../../../words/use-words.ts'
import { CommandButton } from '../commands/command-button.tsx'
import { DeviceFrame } from '../../../deck/stage/device-frame.tsx'
import { useLook } from '../content/use-look.ts'
import { useStillPlay } from '../content/stage/use-still-play.ts'
import { useContent, useCurrentSlide, useEdit, useEditor } from '../editor-context.ts'
import { ImageField } from '../form/picture/image-field.tsx'
import { type Frame, FrameChoice, frameOf } from '../preview/frame-choice.tsx'
import { Colors } from './colors.tsx'
import { FilterGrid } from './filter-grid.tsx'
import { PositionGrid } from './position-grid.tsx'

export function DesignTab() {
  const t = useWords('editor')
  const { canEdit } = useEditor()
  useNoteDesign()
  return (
    <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] grid-cols-[26rem_minmax(0,1fr)] relative max-[1099px]:grid-cols-[20rem_minmax(0,1fr)] narrow:flex narrow:flex-col narrow:overflow-y-auto">
      <h2 className="sr-only">{t('tabs.design')}</h2>
      <fieldset
        disabled={!canEdit}
        className="flex min-w-0 flex-col gap-4 relative overflow-y-auto border-e border-line bg-canvas p-4 narrow:overflow-visible narrow:border-e-0"
      >
        <div data-guide="design.colors">
          <Colors />
        </div>
        <Arrangement />
        <Movement />
        <Pictures />
      </fieldset>
      <LivePreview />
    </div>
  )
}

/** For the tutorial, once something on this tab is changed. */
function useNoteDesign(): void {
  const { colors, design, backgroundImage, overlayImage } = useContent()
  const [first] = useState([colors, design, backgroundImage, overlayImage] as const)
  const isChanged = [colors, design, backgroundImage, overlayImage].some((part, at) => part !== first[at])
  useEffect(() => {
    if (isChanged) noteSeen('design')
  }, [isChanged])
}

function useDesign(): [DeckDesign, (patch: Partial<DeckDesign>, group?: string) => void] {
  const { design } = useContent()
  const edit = useEdit()
  return [design, (patch, group) => void edit({ type: 'setDesign', patch }, group)]
}

function Arrangement() {
  const t = useWords('editor')
  const [design, set] = useDesign()
  return (
    <Card level={3} title={t('design.arrangement')}>
      <div className="flex flex-col gap-4">
        <RadioGroup
          orientation="horizontal"
          label={t('design.theme')}
          value={design.theme}
          onChange={(theme) => set({ theme })}
          options={[
            { id: 'normal', label: t('design.themes.normal') },
            { id: 'inverted', label: t('design.themes.inverted') },
          ]}
        />
        <PositionGrid
          value={design.textPosition}
          positions={textPositions}
          onChange={(textPosition) => set({ textPosition })}
        />
        <RadioGroup
          orientation="horizontal"
          label={t('design.imageLayout')}
          value={design.imageLayout}
          onChange={(imageLayout) => set({ imageLayout })}
          options={imageLayouts.map((id) => ({ id, label: t(`design.imageLayouts.${id}`) }))}
        />
        <FilterGrid value={design.filter} onChange={(filter) => set({ filter })} />
      </div>
    </Card>
  )
}

function Movement() {
  const t = useWords('editor')
  const [design, set] = useDesign()
  return (
    <Card level={3} title={t('design.movement')}>
      <div className="flex flex-col gap-4">
        <RadioGroup
          orientation="horizontal"
          label={t('design.transition')}
          value={design.transition}
          onChange={(transition) => set({ transition })}
          options={transitions.map((id) => ({ id, label: t(`design.transitions.${id}`) }))}
        />
        {design.transition !== 'none' && (
          <Slider
            label={t('design.transitionMs')}
            minValue={100}
            maxValue={1000}
            step={50}
            formatOptions={{ style: 'unit', unit: 'millisecond' }}
            value={design.transitionMs}
            onChange={(transitionMs) => set({ transitionMs: transitionMs }, 'transitionMs')}
          />
        )}
      </div>
    </Card>
  )
}

function Pictures() {
  const t = useWords('editor')
  const edit = useEdit()
  const content = useContent()
  return (
    <Card level={3} title={t('design.pictures')}>
      <div className="flex flex-col gap-4">
        {(['backgroundImage', 'overlayImage', 'presenter'] as const).map((name) => (
          <ImageField
            key={name}
            label={t(`design.${name}`)}
            value={content[name]}
            aspect={deckImageAspects[name]}
            onPick={(picked) =>
              edit({
                type: 'batch',
                edits: [
                  { type: 'setProperties', patch: { [name]: { id: picked.id, alt: picked.alt } } },
                  { type: 'addImage', mediaId: picked.id },
                ],
              })
            }
            onAlt={(alt) =>
              edit({ type: 'setProperties', patch: { [name]: { ...content[name], alt } } }, `${name}.alt`)
            }
            onRemove={() => edit({ type: 'setProperties', patch: { [name]: { id: '', alt: '' } } })}
          />
        ))}
      </div>
    </Card>
  )
}

function LivePreview() {
  const t = useWords('editor')
  const names = useWords('deck')
  const { openPreview } = useEditor()
  const content = useContent()
  const slide = useCurrentSlide()
  const [frame, setFrame] = useState<Frame>(frameOf('desktop'))
  const [chosen, setLanguage] = useState('')
  const languages = playLanguages(content)
  const language = languages.find((one) => one === chosen) ?? content.language
  const low = lowContrastPairs(content.colors).length
  return (
    <section
      aria-label={t('design.preview')}
      className="flex min-h-0 flex-col gap-2 bg-hover p-4 narrow:order-first narrow:h-112 narrow:shrink-0"
    >
      <div className="flex flex-wrap items-center gap-2">
        <CommandButton name="previous" size="sm" />
        <CommandButton name="next" size="sm" />
        <span className="text-xs text-muted">{t('slide.number', { number: slide.slideSeq + 1 })}</span>
        <Button size="sm" icon={<Play />} onPress={() => openPreview(slide.slideId)}>
          {t('preview.fromHere')}
        </Button>
        {low > 0 && <span className="text-xs text-warning-text">{t('design.lowContrast', { count: low })}</span>}
        {languages.length > 1 && (
          <Select
            label={t('preview.language')}
            hideLabel
            value={language}
            onChange={setLanguage}
            options={languages.map((id) => ({ id, label: names(`languages.${id}`) }))}
            className="w-36 phone:w-26 phone:flex-auto"
          />
        )}
        <FrameChoice size="sm" value={frame} onChange={setFrame} />
      </div>
      <div className="min-h-0 flex-1" inert>
        <DeviceFrame {...frame}>
          <Shown language={language} />
        </DeviceFrame>
      </div>
    </section>
  )
}

function Shown({ language }: { language: Language }) {
  const slide = useCurrentSlide()
  const base = useLook()
  const content = useContent()
  const translation = content.translations[language]
  const look = useMemo(() => ({ ...base, language }), [base, language])
  const localised = useMemo(() => localiseSlide(slide, translation), [slide, translation])
  const play = useStillPlay(content, localised, language)
  return (
    <SlideStage
      key={`${look.design.transition}${look.design.transitionMs}${slide.slideId}`}
      look={look}
      slide={localised}
      play={play}
    />
  )
}
