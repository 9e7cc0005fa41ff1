import { bannerLimits, isBannerLink } from '@deckle/core/banner/banner.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import type { Control } from 'react-hook-form'
import { Field } from '../../../lib/form/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { PictureField } from './picture-field.tsx'
import type { BannerForm } from './values.ts'

export function ContentCard({ control }: { readonly control: Control<BannerForm> }) {
  const t = useWords('banners')
  return (
    <Card title={t('editor.content')}>
      <div className="flex flex-col gap-4">
        <Field control={control} name="title" check={(title) => !isBlank(title) || t('editor.titleMissing')}>
          {(field) => <TextField {...field} label={t('editor.title')} maxLength={bannerLimits.title} />}
        </Field>
        <Field control={control} name="subtitle">
          {(field) => (
            <TextField {...field} label={t('editor.subtitle')} maxLength={bannerLimits.subtitle} isOptional />
          )}
        </Field>
        <Field control={control} name="link" check={(link) => isBannerLink(link.trim()) || t('editor.linkWrong')}>
          {(field) => (
            <TextField
              {...field}
              inputMode="url"
              label={t('editor.link')}
              description={t('editor.linkText')}
              maxLength={bannerLimits.link}
              isOptional
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4 narrow:grid-cols-1">
          <Field control={control} name="image">
            {({ value, onChange, error }) => (
              <PictureField
                label={t('editor.image')}
                description={t('editor.imageText')}
                aspect={1 / 2}
                value={value}
                onChange={onChange}
                error={error}
              />
            )}
          </Field>
          <Field control={control} name="phone_image">
            {({ value, onChange, error }) => (
              <PictureField
                label={t('editor.phoneImage')}
                aspect={3 / 8}
                value={value}
                onChange={onChange}
                error={error}
              />
            )}
          </Field>
        </div>
      </div>
    </Card>
  )
}
