import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { useErrorWords } from '../../lib/errors/error-words.ts'
import { useWords } from '../../words/use-words.ts'

interface PinFormProps {
  /** Of the last PIN. */
  readonly error: Error | null
  readonly isPending: boolean
  readonly onSubmit: (pin: string) => void
}

export function PinForm({ error, isPending, onSubmit }: PinFormProps) {
  const words = useWords('shared-report')
  const errorWords = useErrorWords()
  const [pin, setPin] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pin.trim() !== '') onSubmit(pin.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{words('pin.text')}</p>
      <TextField
        label={words('pin.label')}
        value={pin}
        onChange={setPin}
        autoComplete="off"
        maxLength={40}
        error={error && !isPending ? errorWords(error) : undefined}
      />
      <Button type="submit" variant="primary" isPending={isPending} isDisabled={pin.trim() === ''}>
        {words('pin.open')}
      </Button>
    </form>
  )
}
