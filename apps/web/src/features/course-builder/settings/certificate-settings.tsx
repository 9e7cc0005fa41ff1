import { courseLimits } from '@deckle/core/course/course.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useCourseContent } from '../builder-context.ts'
import { useProperties } from './use-properties.ts'
import { OptionalNumber } from './optional-number.tsx'

const DesignPicker = lazyPart(() => import('./design-picker.tsx').then((module) => module.DesignPicker))

export function CertificateSettings() {
  const t = useWords('course-builder')
  const { canEdit } = useBuilder()
  const { certificate } = useCourseContent()
  const set = useProperties()
  return (
    <div className="flex flex-col gap-5">
      <Switch
        label={t('certificate.give')}
        isDisabled={!canEdit}
        isSelected={certificate !== null}
        onChange={(isGiven) => set({ certificate: isGiven ? { template: 'classic', valid_days: null } : null })}
      />
      {certificate && (
        <>
          <Suspense fallback={<Skeleton count={2} />}>
            <DesignPicker
              value={certificate.template}
              isDisabled={!canEdit}
              onChange={(template) => set({ certificate: { ...certificate, template } })}
            />
          </Suspense>
          <OptionalNumber
            label={t('certificate.days')}
            description={t('certificate.daysText')}
            value={certificate.valid_days}
            max={courseLimits.days}
            isDisabled={!canEdit}
            onChange={(valid_days) => set({ certificate: { ...certificate, valid_days } })}
          />
        </>
      )}
    </div>
  )
}
