import type { WholeLead } from '@deckle/contract/leads.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { useWords } from '../../../words/use-words.ts'
import { leadName, StatusBadge } from '../lead-facts.tsx'
import { leadQuery } from '../queries.ts'
import { AnswersCard } from './answers-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { DuplicatesCard, MergedCard } from './duplicates-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { PathCard } from './path-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { useBin } from './use-lead.ts'
import { WorkCard } from './work-card.tsx'

export function LeadScreen() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { data, error, refetch, isFetching } = useQuery(leadQuery(id))
  return (
    <Page>
      {data ? (
        <ShownLead key={data.lead.id} whole={data} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton kind="table" count={8} />
      )}
    </Page>
  )
}

function ShownLead({ whole: { lead, merged, duplicates } }: { readonly whole: WholeLead }) {
  const t = useWords('lead')
  const list = useWords('leads')
  const name = leadName(list, lead)
  usePageTitle(name)
  const bin = useBin(lead, name)
  return (
    <>
      <PageHeader
        title={name}
        badge={<StatusBadge status={lead.status} />}
        description={lead.company || undefined}
        breadcrumbs={<Breadcrumbs items={[{ label: t('back'), href: '/leads' }, { label: name }]} />}
        actions={
          lead.deleted_at === null && (
            <Button variant="quiet" icon={<Trash2 />} isPending={bin.isPending} onPress={bin.remove}>
              {t('delete')}
            </Button>
          )
        }
      />
      {lead.deleted_at !== null && (
        <Callout tone="warning">
          <span className="flex flex-wrap items-center gap-3">
            {t('binned')}
            <Button size="sm" isPending={bin.isPending} onPress={bin.restore}>
              {t('restore')}
            </Button>
          </span>
        </Callout>
      )}
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-6 narrow:grid-cols-1 phone:gap-4">
        <div className="flex min-w-0 flex-col gap-6 phone:gap-4">
          <ContactCard lead={lead} />
          <AnswersCard lead={lead} />
          <FactsCard lead={lead} />
          {[lead, ...merged].some(({ first_touch }) => first_touch !== null) && <PathCard lead={lead} />}
          {merged.length > 0 && <MergedCard lead={lead} merged={merged} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6 phone:gap-4">
          <WorkCard lead={lead} />
          {duplicates.length > 0 && <DuplicatesCard lead={lead} duplicates={duplicates} />}
          <NotesCard lead={lead} />
          <HistoryCard id={lead.id} />
        </div>
      </div>
    </>
  )
}
