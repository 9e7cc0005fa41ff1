import { licenseTypes } from '@deckle/core/access/access.ts'
import { isForEveryone } from '@deckle/core/people/audience.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type Control, useWatch } from 'react-hook-form'
import { Field } from '../../../lib/form/field.tsx'
import { nameOf } from '../../../people/name-of.ts'
import { PersonPicker } from '../../../people/person-picker.tsx'
import { TagPicker } from '../../../tags/tag-picker.tsx'
import { useWords } from '../../../words/use-words.ts'
import { reachQuery } from '../queries.ts'
import { CourseChoice } from './course-choice.tsx'
import { audienceOf, type BannerForm } from './values.ts'

export function AudienceCard({ control }: { readonly control: Control<BannerForm> }) {
  const t = useWords('banners')
  const isForSome = useWatch({ control, name: 'for' }) === 'some'
  const isPlayer = useWatch({ control, name: 'placement' }) === 'player'
  return (
    <Card title={t('editor.audience')} description={<Reach control={control} />}>
      <div className="flex flex-col gap-4">
        <Field
          control={control}
          name="for"
          check={(_, form) => form.for === 'everyone' || !isForEveryone(audienceOf(form)) || t('editor.someMissing')}
        >
          {({ value, onChange, error }) => (
            <RadioGroup
              label={t('editor.audience')}
              hideLabel
              value={value}
              onChange={onChange}
              error={error}
              description={isPlayer ? t('editor.strangers') : undefined}
              options={[
                { id: 'everyone' as const, label: t('editor.everyone') },
                { id: 'some' as const, label: t('editor.some') },
              ]}
            />
          )}
        </Field>
        {isForSome && <Conditions control={control} />}
      </div>
    </Card>
  )
}

function Conditions({ control }: { readonly control: Control<BannerForm> }) {
  const t = useWords('banners')
  const licences = useWords('operators')
  return (
    <>
      <Field control={control} name="branch">
        {({ value, onChange, error }) =>
          value === null ? (
            <PersonPicker
              label={t('editor.branch')}
              description={t('editor.branchText')}
              isOptional
              error={error}
              onPick={(person) => person && onChange({ id: person.id, name: nameOf(person) })}
            />
          ) : (
            <Chosen label={t('editor.branch')} name={value.name} onRemove={() => onChange(null)} />
          )
        }
      </Field>
      <Field control={control} name="tags">
        {({ value, onChange }) => (
          <TagPicker
            kind="user"
            label={t('editor.tags')}
            description={t('editor.tagsText')}
            value={value.map((tag) => (tag.name === '' ? { ...tag, name: t('editor.goneTag') } : tag))}
            onChange={onChange}
          />
        )}
      </Field>
      <Field control={control} name="license_types">
        {({ value, onChange }) => (
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1 text-sm">{t('editor.licenses')}</legend>
            <div className="flex flex-wrap gap-x-5 gap-y-1">
              {licenseTypes.map((type) => (
                <Checkbox
                  key={type}
                  label={licences(`licences.${type}`)}
                  isSelected={value.includes(type)}
                  onChange={(isOn) =>
                    onChange(licenseTypes.filter((one) => (one === type ? isOn : value.includes(one))))
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
      </Field>
      <Field control={control} name="course">
        {({ value, onChange, error }) =>
          value === null ? (
            <CourseChoice error={error} onPick={onChange} />
          ) : (
            <Chosen label={t('editor.course')} name={value.title} onRemove={() => onChange(null)} />
          )
        }
      </Field>
    </>
  )
}

interface ChosenProps {
  readonly label: string
  /** '' of what is not there any more. */
  readonly name: string
  readonly onRemove: () => void
}

function Chosen({ label, name, onRemove }: ChosenProps) {
  const t = useWords('banners')
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1 text-sm">
      <span>{label}</span>
      <span className="flex flex-wrap items-center gap-2">
        {name === '' ? (
          <span className="text-danger-text">{t('editor.gone')}</span>
        ) : (
          <bdi className="font-strong wrap-anywhere">{name}</bdi>
        )}
        <Button size="sm" variant="quiet" icon={<X />} onPress={onRemove}>
          {t('editor.removeChoice')}
        </Button>
      </span>
    </div>
  )
}

/** How many people the audience has. */
function Reach({ control }: { readonly control: Control<BannerForm> }) {
  const t = useWords('banners')
  const [to, branch, tags, license_types, course] = useWatch({
    control,
    name: ['for', 'branch', 'tags', 'license_types', 'course'],
  })
  // Chosen, not typed: asked at once, and no longer for what was chosen before.
  const { data, isError } = useQuery(reachQuery(audienceOf({ for: to, branch, tags, license_types, course })))
  if (isError) return t('editor.reachFailed')
  return <span role="status">{data === undefined ? t('editor.counting') : t('editor.reach', { people: data })}</span>
}
