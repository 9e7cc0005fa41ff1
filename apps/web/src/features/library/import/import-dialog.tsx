import type { ImportReport } from '@deckle/contract/models/deck-import.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useNavigate } from '@tanstack/react-router'
import { limitOf, PlanLimitCallout, useReachedLimit } from '../../../deck/plan-limit.tsx'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { FileReadError, readDeckFile } from './deck-file.ts'
import { FileChooser } from './file-chooser.tsx'
import { ReportView } from './report-view.tsx'

interface ImportPreview {
  readonly json: unknown
  readonly report: ImportReport
}

export function ImportDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const t = useWords('import')
  const reached = useReachedLimit('campaigns')
  const navigate = useNavigate()
  const preview = useAction({
    call: async (file: File): Promise<ImportPreview> => {
      const json = await readDeckFile(file)
      const { report } = await api.decks.import({ query: { dry_run: 'true' }, body: json })
      return { json, report }
    },
    failure: 'in place',
  })
  const create = useAction({
    call: ({ json }: ImportPreview) => api.decks.import({ body: json }),
    onDone: async ({ deck }) => {
      if (!deck) return
      toast({ tone: 'success', title: t('created', { name: deck.content.name }) })
      await navigate({ to: `/contentEditor/${deck.id}` })
    },
    failure: 'in place',
    invalidates: [queryKeys('decks').lists, queryKeys('licenses').all],
  })
  const error = create.error ?? preview.error
  const limit = reached ?? limitOf(create.error)
  const again = () => {
    preview.reset()
    create.reset()
  }
  const { reply: data } = preview
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) again()
        onOpenChange(next)
      }}
      size="lg"
      title={t('title')}
      description={t('text')}
      footer={
        data && (
          <>
            <Button onPress={again}>{t('another')}</Button>
            <Button
              variant="primary"
              isDisabled={limit !== null}
              isPending={create.isPending}
              onPress={() => void create.run(data)}
            >
              {t('create')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {limit && <PlanLimitCallout reached={limit} />}
        {error instanceof FileReadError ? (
          <Callout tone="danger" live>
            {t(error.code, { name: error.fileName })}
          </Callout>
        ) : (
          error && !limitOf(error) && <ErrorCallout error={error} />
        )}
        {data ? (
          <ReportView report={data.report} />
        ) : (
          <FileChooser
            label={preview.isPending ? t('reading', { name: preview.input?.name ?? '' }) : t('drop')}
            isPending={preview.isPending}
            onFile={(file) => void preview.run(file)}
          />
        )}
      </div>
    </Dialog>
  )
}
