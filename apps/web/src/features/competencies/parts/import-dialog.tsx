import type { CompetencyImportRow } from '@deckle/contract/competencies.ts'
import type { TextEncoding } from '@deckle/core/text/encoding/text-encoding.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { FileDrop } from '@deckle/ui/pickers/file-drop.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { BadRows, EncodingSelect } from '../../../text-file/encoding-choice.tsx'
import { badRowsOf, openTextFile, type TextFile } from '../../../text-file/open-text-file.ts'
import { useWords } from '../../../words/use-words.ts'
import { changesFramework } from '../queries.ts'

interface Source {
  readonly file: TextFile
  readonly encoding: TextEncoding
  readonly text: string
}

/** A file is planned first; it is stored once no row is refused. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('competencies')
  const { source, isUnreadable, badRows, plan, store, open, readAs } = useImport(onClose)
  const rows = (store.reply ?? plan.reply)?.rows
  const isRefused = rows?.some(({ state }) => state === 'refused') ?? true
  const error = plan.error ?? store.error
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('import.title')}
      description={t('import.text')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={isRefused || badRows.length > 0 || plan.isPending}
            isPending={store.isPending}
            onPress={() => void store.run()}
          >
            {t('import.store')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FileDrop
          label={t('import.choose')}
          hint={t('import.hint')}
          accept={['.csv', 'text/csv']}
          isDisabled={plan.isPending}
          onFiles={(files) => void open(files)}
        />
        {isUnreadable && (
          <Callout tone="danger" live>
            {t('import.unreadable')}
          </Callout>
        )}
        {source && (
          <EncodingSelect
            value={source.encoding}
            samples={source.file.samples}
            isDisabled={plan.isPending}
            onChange={(encoding) => readAs(source.file, encoding)}
          />
        )}
        <BadRows rows={badRows} />
        {error && <ErrorCallout error={error} />}
        {rows && !error && <Planned rows={rows} />}
      </div>
    </Dialog>
  )
}

/** Reads a file as its encoding is recognised or chosen, and plans and stores it. */
function useImport(onClose: () => void) {
  const t = useWords('competencies')
  const [source, setSource] = useState<Source | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const plan = useAction<string, Awaited<ReturnType<typeof api.competencies.import>>>({
    call: (text) => api.competencies.import({ body: { csv: text, dry_run: true } }),
    failure: 'in place',
  })
  const store = useAction({
    call: () => api.competencies.import({ body: { csv: source?.text ?? '', dry_run: false } }),
    onDone: ({ stored }) => {
      if (!stored) return
      toast({ tone: 'success', title: t('import.done') })
      onClose()
    },
    failure: 'in place',
    invalidates: changesFramework,
  })
  const badRows = source ? badRowsOf(source.text) : []
  const readAs = (file: TextFile, encoding: TextEncoding) => {
    store.reset()
    const text = file.read(encoding)
    setSource({ file, encoding, text })
    void plan.run(text)
  }
  const open = async ([chosen]: File[]) => {
    if (!chosen) return
    const file = await openTextFile(chosen)
    setUnreadable(file === null)
    if (file) readAs(file, file.encoding)
  }
  return { source, isUnreadable, badRows, plan, store, open, readAs }
}

const tones = { new: 'success', changed: 'info', same: 'neutral', refused: 'danger' } as const

function Planned({ rows }: { readonly rows: readonly CompetencyImportRow[] }) {
  const t = useWords('competencies')
  const count = (state: CompetencyImportRow['state']) => rows.filter((row) => row.state === state).length
  if (rows.length === 0) return <p className="text-sm text-muted">{t('import.none')}</p>
  return (
    <>
      <p className="text-sm">
        {t('import.counts', {
          made: count('new'),
          changed: count('changed'),
          same: count('same'),
          refused: count('refused'),
        })}
      </p>
      <ul className="flex max-h-80 flex-col divide-y divide-line overflow-y-auto rounded-lg border border-line">
        {rows.map(({ line, name, state, faults }) => (
          <li key={line} className="flex flex-wrap items-center gap-2 px-3 py-2 text-sm">
            <span className="text-xs text-muted tabular-nums">{t('import.line', { line })}</span>
            <bdi className="wrap-anywhere">{name}</bdi>
            <Badge tone={tones[state]}>{t(`import.states.${state}`)}</Badge>
            {faults.map(({ code, column }) => (
              <span key={code + column} className="w-full text-xs text-danger-text">
                {t('import.fault', { column, fault: t(`import.faults.${code}`) })}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
