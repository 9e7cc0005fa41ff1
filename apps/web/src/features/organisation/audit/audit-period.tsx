import { auditDayChoices } from '@deckle/core/audit/audit.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { retentionQuery } from './queries.ts'

/** How long the log is kept. A shorter time is confirmed first: older entries are deleted. */
export function AuditPeriod() {
  const words = useWords('organisation')
  const { data, error, refetch, isFetching } = useQuery(retentionQuery)
  const [asked, ask] = useState<number | null>(null)
  const save = useAction({
    call: (audit_days: number) => api.retention.update({ body: { audit_days } }),
    invalidates: [queryKeys('retention').all, queryKeys('audit').all],
    onDone: () => toast({ title: words('audit.period.saved'), tone: 'success' }),
  })
  const options = [...new Set([...auditDayChoices, ...(data ? [data.audit_days] : [])])].toSorted(
    (one, other) => one - other,
  )
  const choose = (days: number) => {
    if (data && days < data.audit_days) ask(days)
    else void save.run(days)
  }
  const confirm = async (days: number) => {
    if (await save.run(days)) ask(null)
  }
  return (
    <Card title={words('audit.period.title')} description={words('audit.period.text')}>
      {data ? (
        <Select
          label={words('audit.period.label')}
          value={String(data.audit_days)}
          onChange={(id) => choose(Number(id))}
          options={options.map((days) => ({ id: String(days), label: words('audit.period.days', { days }) }))}
          className="max-w-xs"
        />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={1} />
      )}
      {asked !== null && (
        <Dialog
          isOpen
          onOpenChange={() => ask(null)}
          role="alertdialog"
          title={words('audit.period.confirm')}
          footer={
            <>
              <Button onPress={() => ask(null)}>{words('audit.period.cancel')}</Button>
              <Button variant="danger" isPending={save.isPending} onPress={() => void confirm(asked)}>
                {words('audit.period.delete')}
              </Button>
            </>
          }
        >
          <p className="text-sm">{words('audit.period.gone', { days: asked })}</p>
        </Dialog>
      )}
    </Card>
  )
}
