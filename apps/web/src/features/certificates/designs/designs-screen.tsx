import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useState } from 'react'
import type { CertificateDesignRow } from '@deckle/contract/certificate-designs.ts'
import { NoMatch } from '../../../lib/list/no-match.tsx'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { designsOf, designsQuery, designsUrl } from '../queries.ts'
import { DeleteDesign } from './delete-design.tsx'
import { DesignCard } from './design-card.tsx'
import { TemplateCards } from './template-cards.tsx'

/** The organisation's designs of certificates, and the built-in templates that a new one begins as. */
export function DesignsScreen() {
  const t = useWords('certificate-designs')
  const [url, setUrl] = useUrlState(designsUrl)
  const list = usePagedList(designsQuery(url), designsOf)
  const [deleting, setDeleting] = useState<CertificateDesignRow | null>(null)
  const clear = () => setUrl({})
  return (
    <Page>
      <PageHeader title={t('title')} description={t('text')}>
        <UrlSearch label={t('search')} value={url.q} onChange={(q) => setUrl({ q })} />
      </PageHeader>
      <section aria-label={t('own')} className="flex flex-col gap-3">
        <h2 className="text-md font-strong">{t('own')}</h2>
        <PagedRows
          list={list}
          loading={<Skeleton kind="cards" count={3} />}
          total={list.firstPage?.total}
          empty={
            url.q === undefined ? (
              <EmptyState illustration="library" title={t('empty.title')} level={3}>
                {t('empty.text')}
              </EmptyState>
            ) : (
              <NoMatch title={t('empty.filtered')} clearLabel={t('empty.clear')} onClear={clear}>
                {t('empty.filteredText')}
              </NoMatch>
            )
          }
        >
          {(rows) => (
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4 phone:grid-cols-1">
              {rows.map((row) => (
                <li key={row.id} className="flex flex-col *:flex-1">
                  <DesignCard row={row} onDelete={() => setDeleting(row)} />
                </li>
              ))}
            </ul>
          )}
        </PagedRows>
      </section>
      {list.firstPage && <TemplateCards templates={list.firstPage.templates} />}
      {deleting && <DeleteDesign design={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  )
}
