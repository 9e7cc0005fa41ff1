import { publicationLimits } from '@deckle/core/deck/publication/publication.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Link } from 'lucide-react'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { pagedQuery } from '../../../lib/list/paged-query.ts'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useWords } from '../../../words/use-words.ts'
import { CopyField } from '../share/copy-field.tsx'

const urlsQuery = (deckId: string) =>
  pagedQuery({
    queryKey: queryKeys('decks').one(deckId, 'urls'),
    fetch: (query, signal) => api.publication.urls({ params: { id: deckId }, query, signal }),
  })
const rowsOf = ({ urls }: Awaited<ReturnType<typeof api.publication.urls>>) => urls

const blank = { source: '', medium: '', campaign: '' }

/** Short links with source tags: the analytics say by which one visitors came. */
export function ShortLinksCard({ deckId }: { deckId: string }) {
  const t = useWords('publication')
  const urls = usePagedList(urlsQuery(deckId), rowsOf)
  const form = useSubmitForm({
    defaultValues: blank,
    submit: async (tags, { reset }) => {
      await api.publication.createUrl({ params: { id: deckId }, body: tags })
      reset(blank)
    },
    invalidates: [urlsQuery(deckId).queryKey],
  })
  return (
    <Card title={t('links.title')} description={t('links.text')}>
      <div className="flex flex-col gap-4">
        <Form form={form} failureAt="end">
          <div className="grid grid-cols-[repeat(3,minmax(0,1fr))_auto] items-end gap-3 phone:grid-cols-1">
            {(['source', 'medium', 'campaign'] as const).map((name) => (
              <Field key={name} control={form.control} name={name}>
                {(field) => (
                  <TextField
                    {...field}
                    label={t(`links.${name}`)}
                    placeholder={t(`links.${name}Example`)}
                    maxLength={publicationLimits.source}
                  />
                )}
              </Field>
            ))}
            <Button type="submit" icon={<Link />} isPending={form.isPending}>
              {t('links.make')}
            </Button>
          </div>
        </Form>
        <PagedRows list={urls} loading={<Skeleton count={2} />}>
          {(rows) => (
            <ul className="flex flex-col gap-3">
              {rows.map((row) => (
                <li key={row.id}>
                  <CopyField
                    label={t('links.label', {
                      tags:
                        [row.source, row.medium, row.campaign].filter((tag) => tag !== '').join(' · ') ||
                        t('links.noTags'),
                      count: row.clicks,
                    })}
                    text={row.url}
                  />
                </li>
              ))}
            </ul>
          )}
        </PagedRows>
      </div>
    </Card>
  )
}
