import { buyerLimits } from '@deckle/core/payment/billing.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import type { Control } from 'react-hook-form'
import { Field } from '../../../lib/form/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useCountryOptions } from './use-country-options.ts'

export interface Buyer {
  readonly name: string
  readonly address: string
  readonly country: string
  readonly taxNumber: string
  readonly email: string
}

/** Who is named on invoices. */
export function BuyerFields({ control }: { control: Control<Buyer> }) {
  const words = useWords('checkout')
  const options = useCountryOptions()
  return (
    <>
      <Field control={control} name="name" check={(name) => !isBlank(name) || words('buyer.nameMissing')}>
        {(field) => (
          <TextField
            {...field}
            label={words('buyer.name')}
            autoComplete="organization"
            limits={{ max: buyerLimits.name }}
          />
        )}
      </Field>
      <Field control={control} name="address" check={(address) => !isBlank(address) || words('buyer.addressMissing')}>
        {(field) => (
          <TextField
            {...field}
            label={words('buyer.address')}
            description={words('buyer.addressText')}
            autoComplete="street-address"
            multiline
            limits={{ max: buyerLimits.address }}
          />
        )}
      </Field>
      <Field control={control} name="country" check={(country) => country !== '' || words('buyer.countryMissing')}>
        {({ value, onChange, ...field }) => (
          <ComboBox<string>
            {...field}
            label={words('buyer.country')}
            options={options}
            value={value === '' ? null : value}
            onChange={(code) => onChange(code ?? '')}
          />
        )}
      </Field>
      <Field control={control} name="taxNumber">
        {(field) => (
          <TextField
            {...field}
            label={words('buyer.taxNumber')}
            description={words('buyer.taxNumberText')}
            isOptional
            limits={{ max: buyerLimits.taxNumber }}
          />
        )}
      </Field>
    </>
  )
}
