import { playLeadForm } from '@deckle/player/deck/play-lead-form.ts'
import { LeadForm } from '@deckle/player/view/lead/lead-form.tsx'
import { SlidePlace, SlideScroll } from '@deckle/player/view/stage/slide-place.tsx'
import { DeviceFrame } from '../../../deck/stage/device-frame.tsx'
import { LookStage } from '../../../deck/stage/slide-stage.tsx'
import { useLeadWords } from '../../../deck/stage/use-lead-words.ts'
import { useWords } from '../../../words/use-words.ts'
import { useContent } from '../editor-context.ts'
import { useLook } from '../content/use-look.ts'

/** The form as the player draws it, in the language it is written in. */
export function LeadPreview() {
  const t = useWords('lead-form')
  const look = useLook()
  const form = playLeadForm(useContent().leadForm, useLeadWords(look.language))
  return (
    <section aria-label={t('preview')} className="sticky top-4 flex flex-col gap-2 self-start narrow:static">
      <p className="text-xs text-muted">{t('preview')}</p>
      <div className="h-130 narrow:h-112" inert>
        <DeviceFrame device="phone">
          <LookStage look={look}>
            <SlidePlace>
              <SlideScroll>
                <div className="dk-slide dk-end">
                  {form && <LeadForm form={form} person={{ name: '', email: '' }} onDone={ignore} />}
                </div>
              </SlideScroll>
            </SlidePlace>
          </LookStage>
        </DeviceFrame>
      </div>
    </section>
  )
}

const ignore = () => {}
