import type { EncodingSample } from '@deckle/core/text/encoding/guess-encoding.ts'
import type { TextEncoding } from '@deckle/core/text/encoding/text-encoding.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useFormatter, useWords } from '../words/use-words.ts'

interface EncodingSelectProps {
  readonly value: TextEncoding
  readonly samples: readonly EncodingSample[]
  readonly isDisabled?: boolean
  readonly onChange: (encoding: TextEncoding) => void
}

/** Chooses how a file is read, with words of the file as each encoding reads them. */
export function EncodingSelect({ value, samples, isDisabled = false, onChange }: EncodingSelectProps) {
  const words = useWords('encodings')
  if (samples.length < 2) return null
  return (
    <Select<TextEncoding>
      className="max-w-md"
      label={words('label')}
      description={words('text')}
      isDisabled={isDisabled}
      value={value}
      onChange={onChange}
      options={samples.map(({ encoding, text }) => ({
        id: encoding,
        label: words(`names.${encoding}`),
        description: text,
      }))}
    />
  )
}

/** Rows that are listed by number. */
const SHOWN = 10

export function BadRows({ rows }: { readonly rows: readonly number[] }) {
  const words = useWords('encodings')
  const format = useFormatter()
  if (rows.length === 0) return null
  const first = rows.slice(0, SHOWN).map((row) => format.number(row))
  return (
    <Callout tone="warning" title={words('badRows', { count: rows.length })} live>
      {words('badRowsAt', { rows: format.list(first), more: rows.length - first.length })}
    </Callout>
  )
}
