import { publicationLimits } from '@deckle/core/deck/publication/publication.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dices } from 'lucide-react'
import { Field } from '../../../lib/form/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useSettingsForm } from '../settings/settings-form.tsx'
import { suggestPin } from './suggest-pin.ts'

export function PinField({ canChange }: { canChange: boolean }) {
  const t = useWords('publication')
  const { form, set } = useSettingsForm()
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Field control={form.control} name="pin">
        {({ onChange, ...field }) => (
          <TextField
            {...field}
            label={t('access.pin')}
            description={t('access.pinWhy')}
            className="max-w-64"
            autoComplete="off"
            maxLength={publicationLimits.pin.max}
            onChange={(pin) => onChange(pin.replace(/[^A-Za-z0-9]/g, ''))}
          />
        )}
      </Field>
      {canChange && (
        <Button className="mt-6" icon={<Dices />} onPress={() => set('pin', suggestPin())}>
          {t('access.suggestPin')}
        </Button>
      )}
    </div>
  )
}
