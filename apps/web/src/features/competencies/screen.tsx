import type { Competency } from '@deckle/contract/competencies.ts'
import { competencyLimits } from '@deckle/core/learning/competency/competency.ts'
import { inTreeOrder } from '@deckle/core/learning/tree.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { Download, Plus, Upload } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { saveFile } from '../../deck/save-file.ts'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { Page } from '../../lib/screen/page.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useAction } from '../../lib/use-action.ts'
import { SortTree } from '../../tree/sort-tree.tsx'
import { useWords } from '../../words/use-words.ts'
import { CompetencyForm } from './parts/competency-form.tsx'
import { CompetencyRow } from './parts/competency-row.tsx'
import { DeleteDialog } from './parts/delete-dialog.tsx'
import { ImportDialog } from './parts/import-dialog.tsx'
import { downloadFramework, frameworkQuery, frameworkUrl, usePlaceCompetency } from './queries.ts'

export function CompetenciesScreen() {
  const t = useWords('competencies')
  const framework = useQuery(frameworkQuery)
  const [, setUrl] = useUrlState(frameworkUrl)
  const [isImporting, setImporting] = useState(false)
  const save = useAction({
    call: downloadFramework,
    onDone: ({ blob, fileName }) => saveFile(blob, fileName ?? 'competencies.csv'),
  })
  const count = framework.data?.length ?? 0
  const isFull = count >= competencyLimits.perClient
  const add = (
    <Button variant="primary" icon={<Plus />} isDisabled={isFull} onPress={() => setUrl({ id: 'new' })}>
      {t('new')}
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={isFull ? t('full', { most: competencyLimits.perClient }) : t('text')}
        actions={
          <>
            <Button icon={<Upload />} onPress={() => setImporting(true)}>
              {t('import.open')}
            </Button>
            <Button
              icon={<Download />}
              isDisabled={count === 0}
              isPending={save.isPending}
              onPress={() => void save.run()}
            >
              {t('export')}
            </Button>
            {count > 0 && add}
          </>
        }
      />
      {framework.isPending ? (
        <Skeleton kind="table" count={6} />
      ) : framework.isError ? (
        <LoadError error={framework.error} onRetry={() => void framework.refetch()} isRetrying={framework.isFetching} />
      ) : (
        <Framework all={framework.data} add={add} />
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </Page>
  )
}

function Framework({ all, add }: { readonly all: readonly Competency[]; readonly add: ReactNode }) {
  const t = useWords('competencies')
  const [{ id, below }, setUrl] = useUrlState(frameworkUrl)
  const [deleted, setDeleted] = useState<Competency | null>(null)
  const place = usePlaceCompetency()
  const levels = useMemo(() => new Map(inTreeOrder(all).map(({ item, level }) => [item.id, level])), [all])
  const chosen = all.find((one) => one.id === id)
  const isFull = all.length >= competencyLimits.perClient
  return (
    <>
      {all.length === 0 && id !== 'new' ? (
        <EmptyState illustration="chart" title={t('empty.title')} action={add}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-1">
          {all.length > 0 && (
            <Card padding="none">
              <SortTree
                label={t('title')}
                things={all}
                nameOf={({ name }) => name}
                dragLabel={(name) => t('drag', { name })}
                selected={id ?? null}
                onSelect={(one) => setUrl({ id: one })}
                onPlace={(placing) => void place.run(placing)}
                renderRow={(competency) => (
                  <CompetencyRow
                    competency={competency}
                    all={all}
                    canHold={!isFull && (levels.get(competency.id) ?? 0) < competencyLimits.depth}
                    onAdd={() => setUrl({ id: 'new', below: competency.id })}
                    onEdit={() => setUrl({ id: competency.id })}
                    onDelete={() => setDeleted(competency)}
                  />
                )}
              />
            </Card>
          )}
          {chosen || id === 'new' ? (
            <CompetencyForm
              key={chosen?.id ?? `new ${below ?? ''}`}
              all={all}
              competency={chosen ?? null}
              parent={below ?? null}
              onMade={(made) => setUrl({ id: made })}
              onClose={() => setUrl({})}
            />
          ) : (
            <p className="p-4 text-sm text-muted narrow:hidden">{t('choose')}</p>
          )}
        </div>
      )}
      {deleted && (
        <DeleteDialog all={all} competency={deleted} onDone={() => setUrl({})} onClose={() => setDeleted(null)} />
      )}
    </>
  )
}
