import { directoryLicences, ssoLimits } from '@deckle/core/sso/sso.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Plus, X } from 'lucide-react'
import type { Control } from 'react-hook-form'
import { Field } from '../../../lib/form/field.tsx'
import { useRetainedFocus } from '../../../lib/screen/use-retained-focus.ts'
import { useWords } from '../../../words/use-words.ts'
import type { LicenceRow, SsoValues } from './queries.ts'

const names = ['email', 'verified', 'first_name', 'last_name', 'locale', 'manager', 'groups'] as const
const updates = ['names', 'licence', 'manager'] as const

/** Which claims say what about a person, who gets which licence, and what later sign-ins change. */
export function ClaimsCard({ control }: { control: Control<SsoValues> }) {
  const words = useWords('single-sign-on')
  return (
    <Card title={words('claims.title')} description={words('claims.text')}>
      <div className="flex flex-col gap-6">
        <div className="grid grid-cols-2 gap-4 narrow:grid-cols-1">
          {names.map((name) => (
            <Field
              key={name}
              control={control}
              name={`claims.${name}`}
              check={(value) => name !== 'email' || !isBlank(value) || words('required')}
            >
              {(field) => (
                <TextField
                  {...field}
                  label={words(`claims.${name}`)}
                  description={words(`claims.${name}Text`)}
                  autoComplete="off"
                  spellCheck="false"
                  dir="ltr"
                  isOptional={name !== 'email'}
                  maxLength={ssoLimits.claim}
                />
              )}
            </Field>
          ))}
        </div>
        <Field control={control} name="claims.licences">
          {({ value, onChange }) => <LicenceRows rows={value} onChange={onChange} />}
        </Field>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 text-sm font-strong">{words('claims.updates')}</legend>
          {updates.map((name) => (
            <Field key={name} control={control} name={`claims.updates.${name}`}>
              {({ value, onChange }) => (
                <Checkbox isSelected={value} onChange={onChange} label={words(`claims.update.${name}`)} />
              )}
            </Field>
          ))}
        </fieldset>
      </div>
    </Card>
  )
}

interface LicenceRowsProps {
  readonly rows: readonly LicenceRow[]
  readonly onChange: (rows: LicenceRow[]) => void
}

function LicenceRows({ rows, onChange }: LicenceRowsProps) {
  const words = useWords('single-sign-on')
  const field = useRetainedFocus<HTMLFieldSetElement>(String(rows.length))
  const set = (at: number, row: Partial<LicenceRow>) =>
    onChange(rows.map((one, index) => (index === at ? { ...one, ...row } : one)))
  return (
    <fieldset ref={field} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <legend className="mb-1 text-sm font-strong">{words('licences.title')}</legend>
      <p className="text-sm text-muted">{words('licences.text')}</p>
      {rows.map((row, at) => (
        <div key={at} className="flex items-end gap-2">
          <TextField
            className="min-w-0 flex-1"
            label={words('licences.group')}
            value={row.value}
            onChange={(value) => set(at, { value })}
            maxLength={200}
          />
          <Select
            className="min-w-0 flex-1"
            label={words('licences.licence')}
            value={row.license_type}
            onChange={(license_type) => set(at, { license_type })}
            options={directoryLicences.map((type) => ({ id: type, label: words(`licences.${type}`) }))}
          />
          <IconButton
            label={words('licences.remove', { group: row.value })}
            icon={<X />}
            onPress={() => onChange(rows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {rows.length < ssoLimits.licences && (
        <div>
          <Button icon={<Plus />} onPress={() => onChange([...rows, { value: '', license_type: 'Creator' }])}>
            {words('licences.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
