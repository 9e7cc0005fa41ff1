import { deckLimits } from '@deckle/core/deck/deck.ts'
import { isSound } from '@deckle/core/deck/texts/voice.ts'
import { problemsOf } from '@deckle/slides/catalog.ts'
import { textLengths } from '@deckle/slides/fields/field.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Disclosure } from '@deckle/ui/layout/disclosure.tsx'
import { Volume2, X } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useContent, useCurrentSlide, useEdit, useEditor, useEditorState, useReaderType } from '../editor-context.ts'
import { FieldForm } from '../form/field-form.tsx'
import { fieldLabel } from '../form/field-label.ts'
import { usePictures } from '../form/picture/pictures.ts'
import { cutToMax } from '../in-place/text-rules.ts'

const Jumps = lazyPart(() => import('../logic/jumps.tsx').then((module) => module.Jumps))

export function SlidePanel() {
  const t = useWords('editor')
  const types = useWords('deck')
  const { canEdit } = useEditor()
  const slide = useCurrentSlide()
  return (
    <section
      aria-label={t('panes.properties')}
      className="relative h-full overflow-y-auto border-s border-line bg-surface p-4 max-[1099px]:border-s-0 phone:border-s-0"
    >
      <h2 className="mb-3 text-sm font-strong">{types(`slides.${slide.template}.name`)}</h2>
      <fieldset disabled={!canEdit} key={slide.slideId} className="flex min-w-0 flex-col gap-4">
        <Problems />
        <FieldForm />
        <Going />
        <Leading />
        <Voice />
        <Notes />
      </fieldset>
    </section>
  )
}

function Problems() {
  const t = useWords('editor')
  const slide = useCurrentSlide()
  const { goToPlace } = useEditor()
  const isFresh = useEditorState((state) => state.fresh.has(slide.slideId))
  const problems = problemsOf(slide, useReaderType())
  if (isFresh || problems.length === 0) return null
  return (
    <Callout
      tone={problems.some((one) => one.severity === 'error') ? 'danger' : 'warning'}
      title={t('problems.title', { count: problems.length })}
    >
      <ul className="flex flex-col gap-1">
        {problems.map((problem) => (
          <li key={problem.path + problem.code}>
            <button
              type="button"
              className="rounded-sm text-start underline touch:min-h-11"
              onClick={() => goToPlace(slide.slideId, problem.path)}
            >
              {t(`problems.${problem.code}`, { field: problem.path ? fieldLabel(t, slide, problem.path) : '' })}
            </button>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function Going() {
  const t = useWords('editor')
  const edit = useEdit()
  const { slideId, nav, minTime } = useCurrentSlide()
  return (
    <Disclosure title={t('going.title')} defaultExpanded>
      <div className="flex flex-col gap-3">
        <Switch
          label={t('going.next')}
          isSelected={nav.next}
          onChange={(next) => edit({ type: 'setNav', slideId, nav: { next } })}
        />
        <Switch
          label={t('going.previous')}
          isSelected={nav.previous}
          onChange={(previous) => edit({ type: 'setNav', slideId, nav: { previous } })}
        />
        <NumberField
          label={t('going.minTime')}
          description={t('going.minTimeWhy')}
          minValue={0}
          maxValue={deckLimits.minTime}
          formatOptions={{ style: 'unit', unit: 'second', unitDisplay: 'short' }}
          value={minTime}
          onChange={(seconds) => edit({ type: 'setMinTime', slideId, seconds: Number.isFinite(seconds) ? seconds : 0 })}
        />
      </div>
    </Disclosure>
  )
}

function Leading() {
  const t = useWords('logic')
  const { rules, otherwise } = useCurrentSlide().jumps
  const count = rules.length
  return (
    <Disclosure
      title={count > 0 ? t('jumps.count', { count }) : t('jumps.title')}
      defaultExpanded={count > 0 || otherwise !== ''}
    >
      <Suspense fallback={<Skeleton className="h-24" />}>
        <Jumps />
      </Suspense>
    </Disclosure>
  )
}

function Voice() {
  const t = useWords('editor')
  const edit = useEdit()
  const { choose } = usePictures()
  const { voEnabled } = useContent()
  const { slideId, voiceover, tts_audio } = useCurrentSlide()
  const hasSound = isSound(tts_audio)
  const set = (patch: { voiceover?: string; tts_audio?: string }, group?: string) =>
    edit({ type: 'setSlideProperties', slideId, patch }, group)
  return (
    <Disclosure title={t('voice.title')}>
      <div className="flex flex-col gap-3">
        {!voEnabled && (
          <p className="text-xs text-muted">
            {t('voice.off')}{' '}
            <button
              type="button"
              className="rounded-sm text-brand-text underline touch:min-h-11"
              onClick={() => edit({ type: 'setProperties', patch: { voEnabled: true } })}
            >
              {t('voice.turnOn')}
            </button>
          </p>
        )}
        {!hasSound && (
          <TextField
            label={t('voice.text')}
            description={t('voice.textWhy')}
            multiline
            limits={textLengths.tts_audio}
            maxLength={textLengths.tts_audio.max}
            value={tts_audio || voiceover}
            onChange={(text) =>
              set({ tts_audio: cutToMax(text, textLengths.tts_audio.max), voiceover: '' }, `${slideId}/tts_audio`)
            }
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            icon={<Volume2 />}
            onPress={() =>
              choose({
                kind: 'audio',
                initial: { id: hasSound ? tts_audio : '', alt: '' },
                onPick: (picked) => set({ tts_audio: picked.id }),
              })
            }
          >
            {hasSound ? t('voice.otherFile') : t('voice.chooseFile')}
          </Button>
          {hasSound && (
            <Button size="sm" variant="quiet" icon={<X />} onPress={() => set({ tts_audio: '' })}>
              {t('voice.removeFile')}
            </Button>
          )}
        </div>
      </div>
    </Disclosure>
  )
}

function Notes() {
  const t = useWords('editor')
  const edit = useEdit()
  const { slideId, comments } = useCurrentSlide()
  return (
    <Disclosure title={t('notes.title')} defaultExpanded={comments !== ''}>
      <TextField
        label={t('notes.label')}
        description={t('notes.why')}
        multiline
        rows={3}
        limits={{ max: deckLimits.comments }}
        maxLength={deckLimits.comments}
        value={comments}
        onChange={(text) =>
          edit(
            { type: 'setSlideProperties', slideId, patch: { comments: cutToMax(text, deckLimits.comments) } },
            `${slideId}/comments`,
          )
        }
      />
    </Disclosure>
  )
}
