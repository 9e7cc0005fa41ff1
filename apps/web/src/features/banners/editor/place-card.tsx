import { bannerLimits, bannerPlacements } from '@deckle/core/banner/banner.ts'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import type { Control } from 'react-hook-form'
import { Field } from '../../../lib/form/field.tsx'
import { MomentField } from '../../../lib/form/moment-field.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { BannerForm } from './values.ts'

interface PlaceCardProps {
  readonly control: Control<BannerForm>
  /** A new one becomes the last of its placement. */
  readonly isNew: boolean
}

export function PlaceCard({ control, isNew }: PlaceCardProps) {
  const t = useWords('banners')
  return (
    <Card title={t('editor.where')}>
      <div className="grid grid-cols-2 gap-4 narrow:grid-cols-1">
        <Field control={control} name="placement">
          {(field) => (
            <Select
              {...field}
              label={t('editor.placement')}
              options={bannerPlacements.map((id) => ({ id, label: t(`placements.${id}`) }))}
            />
          )}
        </Field>
        <Field control={control} name="weight">
          {(field) => (
            <NumberField
              {...field}
              label={t('editor.weight')}
              description={t('editor.weightText')}
              minValue={1}
              maxValue={bannerLimits.weight}
            />
          )}
        </Field>
        {!isNew && (
          <Field control={control} name="position">
            {(field) => (
              <NumberField
                {...field}
                label={t('editor.position')}
                description={t('editor.positionText')}
                minValue={1}
                maxValue={bannerLimits.perClient}
              />
            )}
          </Field>
        )}
        <Field control={control} name="starts_at">
          {(field) => <MomentField {...field} label={t('editor.starts')} description={t('editor.noStart')} />}
        </Field>
        <Field
          control={control}
          name="ends_at"
          check={(end, { starts_at }) =>
            end === null || starts_at === null || end > starts_at || t('editor.endsBefore')
          }
        >
          {(field) => <MomentField {...field} label={t('editor.ends')} description={t('editor.noEnd')} />}
        </Field>
        <Field control={control} name="published">
          {({ value, onChange }) => (
            <Checkbox
              className="col-span-full"
              label={t('editor.published')}
              description={t('editor.publishedText')}
              isSelected={value}
              onChange={onChange}
            />
          )}
        </Field>
      </div>
    </Card>
  )
}
