import type { ImportDraft } from '@deckle/contract/imports.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { EncodingSelect } from '../../../text-file/encoding-choice.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'

type Encoding = NonNullable<ImportDraft['source']['encoding']>

/** How the file is read: its encoding, with words of the file as each reads them, or the sheet of a workbook. */
export function SourceCard({ draft: { job, source } }: { readonly draft: ImportDraft }) {
  const words = useWords('people-import')
  const format = useFormatter()
  const read = useAction<{ encoding?: Encoding; sheet?: number }>({
    call: (body) => api.imports.read({ params: { id: job.id }, body }),
    failure: 'in place',
    invalidates: [queryKeys('imports').one(job.id), queryKeys('jobs').lists],
  })
  const { encoding, encodings, sheets, sheet, badRows, canChange } = source
  const choosesEncoding = canChange && encoding !== null && encodings.length > 1
  const choosesSheet = canChange && sheets.length > 1
  if (!choosesEncoding && !choosesSheet && badRows.count === 0) return null
  return (
    <Card title={words('source.title')}>
      <div className="flex flex-col gap-3">
        {choosesEncoding && (
          <EncodingSelect
            value={encoding}
            samples={encodings}
            isDisabled={read.isPending}
            onChange={(chosen) => void read.run({ encoding: chosen })}
          />
        )}
        {choosesSheet && (
          <Select
            className="max-w-md"
            label={words('source.sheet')}
            isDisabled={read.isPending}
            value={String(sheet)}
            onChange={(chosen) => void read.run({ sheet: Number(chosen) })}
            options={sheets.map((name, at) => ({
              id: String(at),
              label: name || words('source.unnamed', { number: String(at + 1) }),
            }))}
          />
        )}
        {read.error && <ErrorCallout error={read.error} />}
        {badRows.count > 0 && (
          <Callout tone="warning" title={words('source.badRows', { count: badRows.count })} live>
            {words('source.badRowsText', {
              rows: format.list(badRows.first.map((row) => format.number(row))),
              more: badRows.count - badRows.first.length,
            })}
          </Callout>
        )}
      </div>
    </Card>
  )
}
