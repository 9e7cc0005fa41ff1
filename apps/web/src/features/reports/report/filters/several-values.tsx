import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { X } from 'lucide-react'
import { useWords } from '../../../../words/use-words.ts'
import { useReportValues } from '../../../../figures/reports/use-report-values.ts'
import { type ChoiceInput, choicesOf, type NamedInput, type ValueInput } from '../filter-fields.ts'
import { NamePicker } from './name-picker.tsx'
import { ValueName } from './value-name.tsx'

/** The most values of a condition. */
const MOST = 20

interface SeveralValuesProps {
  readonly field: string
  readonly input: ValueInput
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** Values one after the other, each with a way to take it out. */
export function SeveralValues({ field, input, values, onChange }: SeveralValuesProps) {
  const words = useWords('reports')
  const { write } = useReportValues()
  const add = (id: string | null) => {
    if (id !== null && !values.includes(id)) onChange([...values, id])
  }
  const label = words('filter.values')
  return (
    <div className="flex flex-col gap-2">
      {values.length > 0 && (
        <ul aria-label={words('filter.chosen')} className="flex flex-wrap gap-2">
          {values.map((value) => (
            <li
              key={value}
              className="flex min-w-0 items-center gap-1 rounded-sm border border-line bg-surface ps-2.5 text-sm"
            >
              <span className="min-w-0 wrap-anywhere">
                <ValueName field={field} input={input} value={value} />
              </span>
              <IconButton
                size="sm"
                label={words('filter.remove')}
                icon={<X />}
                onPress={() => onChange(values.filter((one) => one !== value))}
              />
            </li>
          ))}
        </ul>
      )}
      {values.length < MOST &&
        (isChoice(input) ? (
          <Select
            key={values.length}
            label={label}
            value={null}
            onChange={add}
            options={choicesOf[input]
              .filter((id) => !values.includes(id))
              .map((id) => ({ id, label: write(input, 'text', id) }))}
          />
        ) : (
          <NamePicker key={values.length} input={input as NamedInput} label={label} without={values} onPick={add} />
        ))}
    </div>
  )
}

const isChoice = (input: ValueInput): input is ChoiceInput => Object.hasOwn(choicesOf, input)
