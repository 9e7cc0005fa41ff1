import type { ImportReport } from '@deckle/contract/deck-import.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { limitOf, PlanLimitCallout, useReachedLimit } from '../../../deck/plan-limit.tsx'
import { api } from '../../../lib/api.ts'
import { useErrorWords } from '../../../lib/error-words.ts'
import { useWords } from '../../../words/use-words.ts'
import { refreshLists } from '../queries.ts'
import { FileTrouble, readDeckFile } from './deck-file.ts'
import { FileChooser } from './file-chooser.tsx'
import { ReportView } from './report-view.tsx'

interface Looked {
  readonly json: unknown
  readonly report: ImportReport
}

/** A deck from a file: chosen, looked at item by item, and only then created. */
export function ImportDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const t = useWords('import')
  const errorWords = useErrorWords()
  const reached = useReachedLimit('campaigns')
  const client = useQueryClient()
  const navigate = useNavigate()
  const look = useMutation({
    mutationFn: async (file: File): Promise<Looked> => {
      const json = await readDeckFile(file)
      const { report } = await api.decks.import({ query: { dry_run: 'true' }, body: json })
      return { json, report }
    },
  })
  const create = useMutation({
    mutationFn: ({ json }: Looked) => api.decks.import({ body: json }),
    onSuccess: async ({ deck }) => {
      void refreshLists(client)
      void client.invalidateQueries({ queryKey: ['license'] })
      if (!deck) return
      toast({ tone: 'success', title: t('created', { name: deck.content.name }) })
      await navigate({ to: `/contentEditor/${deck.id}` })
    },
  })
  const error = create.error ?? look.error
  const limit = reached ?? limitOf(create.error)
  const said = error instanceof FileTrouble ? t(error.code, { name: error.fileName }) : errorWords(error)
  const again = () => {
    look.reset()
    create.reset()
  }
  const { data } = look
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
              onPress={() => create.mutate(data)}
            >
              {t('create')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {limit && <PlanLimitCallout name="campaigns" reached={limit} />}
        {error && !limitOf(error) && (
          <Callout tone="danger" live>
            {said}
          </Callout>
        )}
        {data ? (
          <ReportView report={data.report} />
        ) : (
          <FileChooser
            label={look.isPending ? t('reading', { name: look.variables.name }) : t('drop')}
            isPending={look.isPending}
            onFile={look.mutate}
          />
        )}
      </div>
    </Dialog>
  )
}
