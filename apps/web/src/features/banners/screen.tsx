import { bannerLimits } from '@deckle/core/banner/banner.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Plus } from 'lucide-react'
import { PagedRows } from '../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { Page } from '../../lib/screen/page.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { BannerList } from './list/banner-list.tsx'
import { EmptyBanners } from './list/empty-banners.tsx'
import { Filters } from './list/filters.tsx'
import { bannersOf, bannersQuery, bannersUrl } from './queries.ts'

export function BannersScreen() {
  const t = useWords('banners')
  const [url, setUrl] = useUrlState(bannersUrl)
  const list = usePagedList(bannersQuery(url), bannersOf)
  const isWhole = url.q === undefined && url.state === undefined
  const isFull = isWhole && url.placement === undefined && (list.rows?.length ?? 0) >= bannerLimits.perClient
  const add = (
    <LinkButton data-guide="banners.new" variant="primary" icon={<Plus />} href="/banners/new">
      {t('new')}
    </LinkButton>
  )
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={isFull ? t('full', { most: bannerLimits.perClient }) : t('text')}
        actions={!isFull && list.rows?.length !== 0 && add}
      >
        <Filters url={url} setUrl={setUrl} />
      </PageHeader>
      <PagedRows
        list={list}
        empty={<EmptyBanners url={url} add={add} onClear={() => setUrl({ sort: url.sort })} />}
        total={list.firstPage?.total}
      >
        {(rows) => <BannerList rows={rows} isOrdered={isWhole && url.sort === undefined && !list.hasMore} />}
      </PagedRows>
    </Page>
  )
}
