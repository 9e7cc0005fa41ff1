import { courseLimits } from '@deckle/core/course/course.ts'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useCourseContent } from '../builder-context.ts'
import { DesignPicker } from './design-picker.tsx'
import { useProperties } from './use-properties.ts'
import { OptionalNumber } from './optional-number.tsx'

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
          <DesignPicker
            value={certificate.template}
            isDisabled={!canEdit}
            onChange={(template) => set({ certificate: { ...certificate, template } })}
          />
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
