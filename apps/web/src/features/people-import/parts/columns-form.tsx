import { actorRank, licenseRank, licenseTypes } from '@deckle/core/access/access.ts'
import { importFields, mappingFault } from '@deckle/core/people/import-columns.ts'
import { detailPrefix } from '@deckle/core/people/person-condition.ts'
import { isSameText } from '@deckle/core/text/same-text.ts'
import type { ImportDraft, ImportOptions } from '@deckle/contract/imports.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords, type Words } from '../../../words/use-words.ts'
import { ColumnFormat, type Format, formatsOf, newFieldName } from './column-format.tsx'
import { fieldName } from './row-list.tsx'
import { SourceCard } from './source-card.tsx'

type Mapping = readonly (string | null)[]

/** Maps columns to fields and sets the import options. */
export function ColumnsForm({ draft, onChecked }: { draft: ImportDraft; onChecked: () => void }) {
  const words = useWords('people-import')
  const [mapping, setMapping] = useState<Mapping>(draft.mapping)
  const [formats, setFormats] = useState(formatsOf(draft))
  const [options, setOptions] = useState<ImportOptions>(draft.options)
  const { job } = draft
  const check = useAction({
    call: () => {
      const create_fields = mapping.some((field) => newFieldName(draft, field) !== null)
      return api.imports.check({
        params: { id: job.id },
        body: { mapping: [...mapping], formats: [...formats], options: { ...options, create_fields } },
      })
    },
    onDone: onChecked,
    failure: 'in place',
    invalidates: [queryKeys('imports').one(job.id), queryKeys('jobs').lists],
  })
  const fault = mappingFault(mapping, draft.columns.length)
  const twice = mapping.find((field, at) => field !== null && mapping.indexOf(field) !== at)
  return (
    <div className="flex flex-col gap-4">
      {job.status === 'failed' && (
        <Callout tone="danger" title={words('result.checkFailed')}>
          {job.error}
        </Callout>
      )}
      <SourceCard draft={draft} />
      <Card title={words('columns.title')} description={words('columns.text')} padding="none">
        <ColumnList draft={draft} mapping={mapping} onChange={setMapping} formats={formats} onFormats={setFormats} />
      </Card>
      <Options options={options} onChange={setOptions} />
      {twice != null && <Callout tone="warning">{words('columns.twice', { field: fieldName(twice, words) })}</Callout>}
      {twice == null && fault === 'no_email' && <Callout tone="warning">{words('columns.noEmail')}</Callout>}
      {check.error && <ErrorCallout error={check.error} />}
      <Button
        className="self-start"
        variant="primary"
        isDisabled={fault !== null}
        isPending={check.isPending}
        onPress={() => void check.run()}
      >
        {words('columns.check', { count: job.total ?? 0 })}
      </Button>
    </div>
  )
}

interface ColumnListProps {
  readonly draft: ImportDraft
  readonly mapping: Mapping
  readonly onChange: (mapping: Mapping) => void
  readonly formats: readonly Format[]
  readonly onFormats: (formats: readonly Format[]) => void
}

function ColumnList({ draft, mapping, onChange, formats, onFormats }: ColumnListProps) {
  const words = useWords('people-import')
  return (
    <ul className="divide-y divide-line">
      {draft.columns.map((column, at) => {
        const { name, samples } = column
        const format = formats[at]
        const shown = name || words('columns.unnamed', { number: String(at + 1) })
        return (
          <li key={at} className="grid grid-cols-[minmax(0,1fr)_16rem] items-start gap-3 px-4 py-3 narrow:grid-cols-1">
            <div className="flex min-w-0 flex-col gap-0.5">
              <p className="text-sm font-strong wrap-anywhere">{shown}</p>
              <p className="truncate text-xs text-muted">{samples.join(' · ') || words('columns.noSamples')}</p>
            </div>
            <div className="flex min-w-0 flex-col gap-2">
              <Select
                label={words('columns.as', { name: shown })}
                hideLabel
                value={mapping[at] ?? leaveOut}
                onChange={(field) => onChange(mapping.with(at, field === leaveOut ? null : field))}
                options={optionsOf(draft, name, words)}
              />
              {format && (
                <ColumnFormat
                  draft={draft}
                  column={column}
                  field={mapping[at] ?? null}
                  name={shown}
                  format={format}
                  onChange={(changed) => onFormats(formats.with(at, changed))}
                />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Id of the option that skips a column; not a valid field name. */
const leaveOut = '-'

function optionsOf({ fields }: ImportDraft, column: string, words: Words<'people-import'>) {
  const name = column.replace(/\s+/g, ' ').trim().slice(0, 60)
  const isNew = name !== '' && !fields.some((field) => isSameText(field.name, name))
  const own = fields.map((field) => ({ id: detailPrefix + field.name, label: field.name }))
  const added = isNew ? [{ id: detailPrefix + name, label: words('columns.new', { name }) }] : []
  return [
    { id: leaveOut, label: words('columns.leaveOut') },
    ...importFields.map((id) => ({ id, label: words(`fields.${id}`), section: words('columns.person') })),
    ...[...own, ...added].map((option) => ({ ...option, section: words('columns.own') })),
  ]
}

function Options({ options, onChange }: { options: ImportOptions; onChange: (options: ImportOptions) => void }) {
  const words = useWords('people-import')
  const rank = actorRank(actorOf(useUser()))
  const set = (change: Partial<ImportOptions>) => onChange({ ...options, ...change })
  return (
    <Card title={words('columns.options')}>
      <div className="flex flex-col gap-4">
        <Select
          className="max-w-64"
          label={words('columns.license')}
          value={options.default_license}
          onChange={(default_license) => set({ default_license })}
          options={licenseTypes
            .filter((type) => licenseRank(type) <= rank)
            .map((type) => ({ id: type, label: words(`licenses.${type}`) }))}
        />
        <Checkbox
          label={words('columns.update')}
          description={words('columns.updateText')}
          isSelected={options.update_existing}
          onChange={(update_existing) => set({ update_existing })}
        />
        <Checkbox
          label={words('columns.tags')}
          description={words('columns.tagsText')}
          isSelected={options.create_tags}
          onChange={(create_tags) => set({ create_tags })}
        />
        <Checkbox
          label={words('columns.addChoices')}
          description={words('columns.addChoicesText')}
          isSelected={options.add_choices}
          onChange={(add_choices) => set({ add_choices })}
        />
        <Checkbox
          label={words('columns.invite')}
          description={words('columns.inviteText')}
          isSelected={options.invite}
          onChange={(invite) => set({ invite })}
        />
      </div>
    </Card>
  )
}
