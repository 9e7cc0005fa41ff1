import type { LeadForm as Form } from '@deckle/core/deck/lead-form/lead-form.ts'
import { playLeadForm } from '@deckle/player/deck/play-deck.ts'
import { LeadForm } from '@deckle/player/view/lead/lead-form.tsx'
import { SlidePlace, SlideScroll } from '@deckle/player/view/stage/slide-place.tsx'
import { Stage } from '@deckle/player/view/stage/stage.tsx'
import { DeviceFrame } from '../../../deck/stage/device-frame.tsx'
import { posterUrl } from '../../../deck/media-url.ts'
import '../../../deck/stage/player-styles.ts'
import { useLeadWords, usePlayerWords } from '../../../deck/stage/use-player-words.ts'
import { useWords } from '../../../words/use-words.ts'
import { useLook } from '../content/use-look.ts'

/** The form as the player draws it, in the language it is written in. */
export function LeadPreview({ form }: { form: Form }) {
  const t = useWords('lead-form')
  const look = useLook()
  const words = usePlayerWords(look.language)
  const lead = useLeadWords(look.language)
  return (
    <section aria-label={t('preview')} className="flex flex-col gap-2">
      <p className="text-xs text-muted">{t('preview')}</p>
      <div className="h-130 narrow:h-112" inert>
        <DeviceFrame device="phone">
          <Stage deck={{ ...look, presenter: look.presenter ?? noPicture }} words={words} imageUrl={posterUrl}>
            <SlidePlace>
              <SlideScroll>
                <div className="dk-slide dk-end">
                  <LeadForm form={playLeadForm(form, lead)} email="" onDone={ignore} />
                </div>
              </SlideScroll>
            </SlidePlace>
          </Stage>
        </DeviceFrame>
      </div>
    </section>
  )
}

const noPicture = { id: '', alt: '' }
const ignore = () => {}
