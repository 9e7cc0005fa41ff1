import { bottomBar } from '@deckle/ui/overlays/bottom-bar.ts'
import type { MediaItem } from '@deckle/contract/media.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { posterUrl } from '../../../deck/media-url.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { refreshMedia, someMediaQuery } from '../queries.ts'
import type { PickedMedia } from '../picked-media.ts'
import { Cropper } from './cropper.tsx'
import { type Frame, largestFrame, MOST_ZOOM, type Size, zoomedFrame, zoomOf } from './crop-frame.ts'
import { RatioChoice } from './ratio-choice.tsx'
import { type Ratio, ratiosFor } from './ratios.ts'

/** After a picture was chosen: what part of it, and the words for who cannot see it. */
export function FitStep({ item, aspect, initial, onBack, onUse }: FitStepProps) {
  const t = useWords('media')
  const { source, isLoading } = useSource(item)
  const ratios = useMemo(() => ratiosFor(aspect, t('crop.asItIs')), [aspect, t])
  const [ratio, setRatio] = useState<Ratio>(ratios[0] as Ratio)
  const [frame, setFrame] = useState<Frame | null>(null)
  const form = useFitForm({ item, initial, source, frame, onUse })
  const alt = useWatch({ control: form.control, name: 'alt' })
  const choose = (next: Ratio) => {
    setRatio(next)
    setFrame(next.aspect === null ? null : largestFrame(next.aspect, sizeOf(source)))
  }
  return (
    <Form form={form} failureAt="end" footer={<Footer onBack={onBack} isPending={form.isPending} />}>
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] gap-5 phone:flex phone:flex-col">
        <div className="flex flex-col gap-2">
          {frame && ratio.aspect !== null ? (
            <Crop source={source} alt={alt || item.name} aspect={ratio.aspect} frame={frame} onChange={setFrame} />
          ) : (
            <div className="flex justify-center rounded-lg bg-hover p-4">
              <img
                src={posterUrl(item.id, 1080)}
                alt={alt || item.name}
                className="max-h-[min(22rem,38dvh)] max-w-full object-contain"
              />
            </div>
          )}
        </div>
        <div className="flex flex-col gap-4">
          <RatioChoice
            ratios={ratios}
            value={ratio}
            picture={(item.height ?? 9) / (item.width ?? 16)}
            isDisabled={isLoading}
            onChange={choose}
          />
          <AltFields form={form} />
        </div>
      </div>
    </Form>
  )
}

interface Values {
  alt: string
  decorative: boolean
}

function useFitForm({
  item,
  initial,
  source,
  frame,
  onUse,
}: Pick<FitStepProps, 'item' | 'initial' | 'onUse'> & { source: MediaItem; frame: Frame | null }) {
  const client = useQueryClient()
  return useSubmitForm<Values>({
    defaultValues: { alt: item.id === initial?.id && initial.alt ? initial.alt : item.alt, decorative: false },
    submit: async ({ alt: typed, decorative }) => {
      const words = decorative ? '' : typed.trim().slice(0, 200)
      const used = frame ? (await api.media.crop({ params: { id: source.id }, body: frame })).media : item
      if (used.id !== item.id) void refreshMedia(client)
      if (used.can.edit && used.alt === '' && words !== '') rememberAlt(used.id, words)
      onUse({ id: used.id, alt: words })
    },
  })
}

const sizeOf = ({ width, height }: MediaItem): Size => ({ width: width ?? 16, height: height ?? 9 })

function Crop({ source, alt, aspect, frame, onChange }: CropProps) {
  const picture = sizeOf(source)
  return (
    <>
      <Cropper id={source.id} alt={alt} picture={picture} aspect={aspect} frame={frame} onChange={onChange} />
      <Zoom
        value={zoomOf(frame, aspect, picture)}
        onChange={(zoom) => onChange(zoomedFrame(frame, zoom, aspect, picture))}
      />
    </>
  )
}

interface CropProps {
  source: MediaItem
  alt: string
  aspect: number
  frame: Frame
  onChange: (frame: Frame) => void
}

/** What the picture shows, or that it is decoration. */
function AltFields({ form }: { form: ReturnType<typeof useFitForm> }) {
  const t = useWords('media')
  const decorative = useWatch({ control: form.control, name: 'decorative' })
  return (
    <>
      <Field
        control={form.control}
        name="alt"
        check={(value, values) => values.decorative || !isBlank(value) || t('altMissing')}
      >
        {({ value, onChange, ...field }) => (
          <TextField
            {...field}
            autoFocus={!matchMedia('(pointer: coarse)').matches}
            label={t('alt')}
            description={t('altWhy')}
            limits={{ max: 200, ideal: 128 }}
            maxLength={200}
            isDisabled={decorative}
            value={decorative ? '' : value}
            onChange={(next) => (onChange(next), form.clearErrors('alt'))}
          />
        )}
      </Field>
      <Field control={form.control} name="decorative">
        {({ value, onChange }) => (
          <Checkbox
            label={t('decorative')}
            description={t('decorativeWhy')}
            isSelected={value}
            onChange={(on) => (onChange(on), form.clearErrors('alt'))}
          />
        )}
      </Field>
    </>
  )
}

function Footer({ onBack, isPending }: { onBack: () => void; isPending: boolean }) {
  const t = useWords('media')
  return (
    <div
      ref={bottomBar}
      className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-between gap-2 border-t border-line bg-surface px-5 py-3"
    >
      <Button variant="quiet" icon={<ArrowLeft />} onPress={onBack}>
        {t('back')}
      </Button>
      <Button type="submit" variant="primary" isPending={isPending}>
        {t('use.image')}
      </Button>
    </div>
  )
}

const zoomStyle = [
  'h-6 min-w-0 flex-1 cursor-pointer appearance-none bg-transparent focus-visible:outline-2 focus-visible:outline-brand-edge touch:h-11',
  '[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-edge',
  '[&::-webkit-slider-thumb]:-mt-1.5 [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-brand [&::-webkit-slider-thumb]:bg-surface',
  '[&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-edge [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-brand [&::-moz-range-thumb]:bg-surface',
].join(' ')

/** The browser's own slider: React Aria's would come along with every screen. */
function Zoom({ value, onChange }: { value: number; onChange: (zoom: number) => void }) {
  const t = useWords('media')
  return (
    <label className="flex items-center gap-3 text-sm">
      <span className="font-strong">{t('crop.zoom')}</span>
      <input
        type="range"
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className={zoomStyle}
      />
    </label>
  )
}

interface FitStepProps {
  item: MediaItem
  /** Height to width of the place that the picture is for. */
  aspect: number | undefined
  initial: PickedMedia | undefined
  onBack: () => void
  onUse: (picked: PickedMedia) => void
}

/** What a picture was cut from, as long as that is still there: a new cut is made of the whole. */
function useSource(item: MediaItem): { source: MediaItem; isLoading: boolean } {
  const found = useQuery({ ...someMediaQuery(item.sourceId ? [item.sourceId] : []), enabled: item.sourceId !== null })
  return { source: found.data?.[0] ?? item, isLoading: found.isLoading }
}

/** The first words for a picture become the library's own; another deck may say it differently. */
function rememberAlt(id: string, alt: string): void {
  api.media.update({ params: { id }, body: { alt } }).catch(() => {})
}
