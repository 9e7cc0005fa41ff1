import { publicationLimits } from '@deckle/core/deck/publication/publication.ts'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { Field } from '../../../lib/form/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useSettingsForm } from '../settings/settings-form.tsx'

/** A switch, and the number of attempts while it is on. */
export function ResponseLimitField({ canChange }: { canChange: boolean }) {
  const t = useWords('publication')
  const { reply, form } = useSettingsForm()
  return (
    <div className="flex flex-col gap-3">
      <Field control={form.control} name="responseLimit">
        {({ value, onChange, error, ref }) => (
          <>
            <Switch
              label={t('access.limit')}
              isDisabled={!canChange}
              isSelected={value !== null}
              onChange={(isOn) => onChange(isOn ? Math.max(100, reply.responses) : null)}
            />
            {value !== null && (
              <NumberField
                ref={ref}
                label={t('access.limitNumber')}
                description={t('access.responses', { count: reply.responses })}
                error={error}
                className="max-w-64"
                minValue={1}
                maxValue={publicationLimits.responseLimit}
                value={value}
                onChange={(limit) => onChange(Number.isFinite(limit) ? limit : 1)}
              />
            )}
          </>
        )}
      </Field>
    </div>
  )
}
