import type { UserField } from '@deckle/contract/user-fields.ts'
import { type PersonFieldKind, personFieldKinds } from '@deckle/core/people/person-field.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { checkChoices, linesOf } from './choice-lines.ts'
import { kindPreviewQuery, type WantedKind } from './kind-queries.ts'
import { KindPreview } from './kind-preview.tsx'
import { keepNameOf } from './keep-name.ts'

interface KindDialogProps {
  readonly field: UserField
  readonly fields: readonly UserField[]
  /** With the job that converts the values. */
  readonly onStarted: (jobId: string) => void
  readonly onClose: () => void
}

/** Shows what another kind does to everyone's values, and changes it. */
export function KindDialog({ field, fields, onStarted, onClose }: KindDialogProps) {
  const t = useWords('people-fields')
  const { wanted, setWanted, text, setText, choicesFault, suggestion } = useWantedKind(field)
  const [keeps, setKeeps] = useState(true)
  const preview = useQuery({ ...kindPreviewQuery(field.id, wanted), enabled: choicesFault === null })
  const keepAs = keepNameOf(field.name, t('kindChange.keepSuffix'), fields)
  const { data } = preview
  const change = useAction({
    call: () =>
      api.user_fields.changeKind({
        params: { id: field.id },
        body: { ...wanted, unfit: data?.unfit ?? 0, keep_as: keeps ? keepAs : null },
      }),
    onDone: ({ job }) => {
      if (job) onStarted(job.id)
      onClose()
    },
    failure: 'in place',
    invalidates: [queryKeys('user_fields').lists],
  })
  const isDeleting = data !== undefined && data.unfit > 0 && !keeps
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('kindChange.title', { name: field.name })}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant={isDeleting ? 'danger' : 'primary'}
            isDisabled={!data || choicesFault !== null}
            isPending={change.isPending}
            onPress={() => void change.run()}
          >
            {t('kindChange.change', { count: data?.fit ?? 0 })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select<PersonFieldKind>
          label={t('kind')}
          value={wanted.kind}
          onChange={(kind) => setWanted({ kind, choices: [], decimal_mark: null, date_order: null })}
          options={personFieldKinds.filter((id) => id !== field.kind).map((id) => ({ id, label: t(`kinds.${id}`) }))}
        />
        {wanted.kind === 'choice' && (
          <TextField
            label={t('choices')}
            description={t('kindChange.choicesText')}
            error={suggestion.isPending ? undefined : (choicesFault ?? undefined)}
            multiline
            rows={5}
            value={text}
            onChange={setText}
          />
        )}
        {preview.isError ? (
          <LoadError error={preview.error} onRetry={() => void preview.refetch()} isRetrying={preview.isFetching} />
        ) : data ? (
          <KindPreview
            change={data}
            wanted={wanted}
            onWanted={setWanted}
            keep={{ name: keepAs, keeps, onKeeps: setKeeps }}
          />
        ) : (
          choicesFault === null && <Skeleton count={4} />
        )}
        {change.error && <ErrorCallout error={change.error} />}
      </div>
    </Dialog>
  )
}

/** The kind that is chosen; choices begin with the values that people have. */
function useWantedKind(field: UserField) {
  const t = useWords('people-fields')
  const [chosen, setWanted] = useState<WantedKind>({
    kind: personFieldKinds.find((kind) => kind !== field.kind) ?? 'text',
    choices: [],
    decimal_mark: null,
    date_order: null,
  })
  const [typed, setText] = useState<string | null>(null)
  const isChoice = chosen.kind === 'choice'
  const suggestion = useQuery({
    ...kindPreviewQuery(field.id, { kind: 'choice', choices: [], decimal_mark: null, date_order: null }),
    enabled: isChoice,
  })
  const text = typed ?? suggestion.data?.distinct.join('\n') ?? ''
  const settled = useDebounced(text)
  const choices = isChoice ? linesOf(settled) : []
  const fault = isChoice ? checkChoices(choices, t) : true
  return {
    wanted: { ...chosen, choices },
    setWanted,
    text,
    setText,
    choicesFault: fault === true ? null : fault,
    suggestion,
  }
}
