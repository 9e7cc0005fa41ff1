import { hostFrom, publicationLimits } from '@deckle/core/deck/publication/publication.ts'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useState } from 'react'
import { Field } from '../../../lib/form/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useSettingsForm } from '../settings/settings-form.tsx'

const linesOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter((line) => line !== '')

/** Sites that may frame the deck, one per line. The typed text, with its blank lines, stays while it means the form's value. */
export function HostsField({ canChange }: { canChange: boolean }) {
  const t = useWords('publication')
  const { form } = useSettingsForm()
  const [typed, setTyped] = useState('')
  const check = (lines: readonly string[]) => {
    const wrong = lines.find((line) => hostFrom(line) === null)
    if (wrong !== undefined) return t('frames.badHost', { host: wrong.slice(0, 80) })
    return lines.length <= publicationLimits.hosts || t('frames.tooManyHosts')
  }
  return (
    <Field control={form.control} name="hosts" check={check}>
      {({ value: lines, onChange, ...field }) => (
        <TextField
          {...field}
          label={t('frames.hosts')}
          description={t('frames.hostsWhy')}
          isOptional
          isDisabled={!canChange}
          multiline
          rows={2}
          placeholder={'example.org\n*.example.org'}
          value={linesOf(typed).join('\n') === lines.join('\n') ? typed : lines.join('\n')}
          onChange={(next) => {
            setTyped(next)
            onChange(linesOf(next))
          }}
        />
      )}
    </Field>
  )
}
