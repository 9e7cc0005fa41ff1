import type { UserField } from '@deckle/contract/user-fields.ts'
import { personFieldLimits } from '@deckle/core/people/person-field.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { JobProgress } from '../../jobs/job-progress.tsx'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { queryKeys } from '../../lib/query-keys.ts'
import { useWords } from '../../words/use-words.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { FieldDialog } from './field-dialog.tsx'
import { FieldRow } from './field-row.tsx'
import { KindDialog } from './kind/kind-dialog.tsx'
import { changesFields, fieldsQuery, useMoveField } from './queries.ts'

type Open = { readonly kind: 'new' } | { readonly kind: 'edit' | 'delete' | 'kind'; readonly field: UserField }

export function PeopleFieldsScreen() {
  const t = useWords('people-fields')
  const fields = useQuery(fieldsQuery)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const changes = useShownChanges(fields.data ?? [])
  const count = fields.data?.length ?? 0
  const isFull = count >= personFieldLimits.perClient
  const add = (
    <Button variant="primary" icon={<Plus />} isDisabled={isFull} onPress={() => setOpen({ kind: 'new' })}>
      {t('new')}
    </Button>
  )
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-5 p-6 phone:p-4">
      <PageHeader
        title={t('title')}
        description={isFull ? t('full', { most: personFieldLimits.perClient }) : t('text')}
        actions={count > 0 && add}
      />
      {changes.shown.map((id) => (
        <JobProgress key={id} id={id} changes={changedByKind} onOpen={changes.show} onClose={() => changes.hide(id)} />
      ))}
      {fields.isPending ? (
        <Skeleton kind="table" count={4} />
      ) : fields.isError ? (
        <LoadError error={fields.error} onRetry={() => void fields.refetch()} isRetrying={fields.isFetching} />
      ) : count === 0 ? (
        <EmptyState illustration="people" title={t('empty.title')} action={add}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <Fields fields={fields.data} onOpen={setOpen} />
      )}
      {(open?.kind === 'new' || open?.kind === 'edit') && (
        <FieldDialog
          field={open.kind === 'edit' ? open.field : null}
          onClose={close}
          onChangeKind={() => open.kind === 'edit' && setOpen({ kind: 'kind', field: open.field })}
        />
      )}
      {open?.kind === 'kind' && (
        <KindDialog field={open.field} fields={fields.data ?? []} onStarted={changes.show} onClose={close} />
      )}
      {open?.kind === 'delete' && <DeleteDialog field={open.field} onClose={close} />}
    </div>
  )
}

const changedByKind = [...changesFields, queryKeys('rules').all]

/** Jobs that change kinds: unfinished ones, and those that were started here. */
function useShownChanges(fields: readonly UserField[]) {
  const [started, setStarted] = useState<readonly string[]>([])
  const [hidden, setHidden] = useState<readonly string[]>([])
  const all = new Set([...started, ...fields.flatMap(({ changing }) => changing ?? [])])
  return {
    shown: [...all].filter((id) => !hidden.includes(id)),
    show: (id: string) => setStarted((ids) => [...ids, id]),
    hide: (id: string) => setHidden((ids) => [...ids, id]),
  }
}

function Fields({ fields, onOpen }: { fields: readonly UserField[]; onOpen: (open: Open) => void }) {
  const t = useWords('people-fields')
  const move = useMoveField()
  return (
    <ol aria-label={t('title')} className="divide-y divide-line rounded-lg border border-line bg-surface">
      {fields.map((field, at) => (
        <FieldRow
          key={field.id}
          field={field}
          isFirst={at === 0}
          isLast={at === fields.length - 1}
          onMove={(by) => void move.run({ id: field.id, by })}
          onEdit={() => onOpen({ kind: 'edit', field })}
          onDelete={() => onOpen({ kind: 'delete', field })}
        />
      ))}
    </ol>
  )
}
