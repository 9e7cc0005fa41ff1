import { invalidate } from '../../../lib/invalidate.ts'
import { publicationLimits } from '@deckle/core/deck/publication/publication.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Download, Ticket } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../deck/save-file.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { pagedQuery } from '../../../lib/list/paged-query.ts'
import { PagedTable } from '../../../lib/list/paged-table.tsx'
import { type PagedList, usePagedList } from '../../../lib/list/use-paged-list.ts'
import { deckKeys } from '../../../lib/query-keys.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { CopyField } from '../parts/copy-field.tsx'

const invitesQuery = (deckId: string) =>
  pagedQuery({
    queryKey: deckKeys.one(deckId, 'invites'),
    fetch: (query, signal) => api.publication.invites({ params: { id: deckId }, query, signal }),
  })

type InvitePage = Awaited<ReturnType<typeof api.publication.invites>>
const rowsOf = ({ invites }: InvitePage) => invites

/** Invites of a deck: their links are shown once, when they are made; the list says which were used. */
export function InvitesCard({ deckId, name }: { deckId: string; name: string }) {
  const t = useWords('publication')
  const [made, setMade] = useState<readonly string[]>([])
  const invites = usePagedList(invitesQuery(deckId), rowsOf)
  const { firstPage: first } = invites
  return (
    <Card
      title={t('invites.title')}
      description={
        first && first.total > 0 ? t('invites.used', { used: first.used, total: first.total }) : t('invites.text')
      }
    >
      <div className="flex flex-col gap-4">
        <MakeInvites deckId={deckId} onMade={setMade} />
        <InviteTable list={invites} />
      </div>
      {made.length > 0 && <MadeDialog urls={made} name={name} onClose={() => setMade([])} />}
    </Card>
  )
}

function MakeInvites({ deckId, onMade }: { deckId: string; onMade: (urls: readonly string[]) => void }) {
  const t = useWords('publication')
  const client = useQueryClient()
  const form = useSubmitForm({
    defaultValues: { count: 10, label: '' },
    submit: async (body) => {
      const { invites } = await api.publication.createInvites({ params: { id: deckId }, body })
      onMade(invites.map(({ url }) => url))
      void invalidate(client, invitesQuery(deckId).queryKey)
    },
  })
  return (
    <Form form={form} failureAt="end">
      <div className="flex flex-wrap items-end gap-3">
        <Field control={form.control} name="count">
          {({ value, onChange, error, ref }) => (
            <NumberField
              ref={ref}
              label={t('invites.count')}
              className="w-36"
              minValue={1}
              maxValue={publicationLimits.invitesAtOnce}
              value={value}
              onChange={(next) => onChange(Number.isFinite(next) ? next : 1)}
              error={error}
            />
          )}
        </Field>
        <Field control={form.control} name="label">
          {(field) => (
            <TextField {...field} label={t('invites.label')} isOptional className="min-w-48 flex-1" maxLength={60} />
          )}
        </Field>
        <Button type="submit" icon={<Ticket />} isPending={form.isPending}>
          {t('invites.make')}
        </Button>
      </div>
    </Form>
  )
}

function InviteTable({ list }: { list: PagedList<InvitePage['invites'][number], InvitePage> }) {
  const t = useWords('publication')
  const format = useFormatter()
  const moment = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <PagedTable
      label={t('invites.title')}
      list={list}
      loading={<Skeleton kind="table" count={3} />}
      total={list.firstPage?.total}
      rowKey={(row) => row.id}
      columns={[
        {
          name: t('invites.label'),
          className: 'wrap-anywhere',
          cell: (row) => (
            <>
              {row.label || <span className="text-muted">{t('invites.noLabel')}</span>}
              <span className="hidden text-xs text-muted phone:block">{moment(row.createdAt)}</span>
            </>
          ),
        },
        {
          name: t('invites.made'),
          headClassName: 'phone:hidden',
          className: 'phone:hidden',
          cell: (row) => moment(row.createdAt),
        },
        {
          name: t('invites.state'),
          className: '',
          cell: (row) =>
            row.usedAt ? (
              <Badge tone="success">{t('invites.usedAt', { when: moment(row.usedAt) })}</Badge>
            ) : (
              <Badge>{t('invites.unused')}</Badge>
            ),
        },
      ]}
    />
  )
}

function MadeDialog({ urls, name, onClose }: { urls: readonly string[]; name: string; onClose: () => void }) {
  const t = useWords('publication')
  const csv = () => new Blob([`\uFEFFlink\r\n${urls.join('\r\n')}\r\n`], { type: 'text/csv' })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('invites.here', { count: urls.length })}
      footer={
        <Button icon={<Download />} onPress={() => saveFile(csv(), `${name}.csv`)}>
          {t('invites.csv')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <Callout tone="warning">{t('invites.once')}</Callout>
        <CopyField multiline label={t('invites.links')} text={urls.join('\n')} />
      </div>
    </Dialog>
  )
}
