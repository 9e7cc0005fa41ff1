import { courseLimits } from '@deckle/core/course/course.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useCourseContent } from '../builder-context.ts'
import { useProperties } from './use-properties.ts'
import { OptionalNumber } from './optional-number.tsx'

const templates = ['classic', 'band', 'plain', 'waves'] as const
type Template = (typeof templates)[number]

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
        onChange={(isGiven) => set({ certificate: isGiven ? { template: templates[0], valid_days: null } : null })}
      />
      {certificate && (
        <>
          <Select<Template>
            label={t('certificate.template')}
            isDisabled={!canEdit}
            value={templates.find((id) => id === certificate.template) ?? null}
            onChange={(template) => set({ certificate: { ...certificate, template } })}
            options={templates.map((id) => ({ id, label: t(`certificate.templates.${id}`) }))}
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
