import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Tabs } from '@deckle/ui/collections/tabs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Plus } from 'lucide-react'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { ArticleList } from './list/article-list.tsx'
import { Filters } from './list/filters.tsx'
import { Schedule } from './schedule/schedule.tsx'
import { bloggingUrl } from './url-state.ts'

/** The articles that the person may edit: as a list, and by when they come to readers. */
export function BloggingScreen() {
  const t = useWords('blogging')
  const [url, setUrl] = useUrlState(bloggingUrl)
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-5 p-6 phone:p-4">
      <PageHeader
        title={t('title')}
        actions={
          <LinkButton variant="primary" icon={<Plus />} href="/articles/new">
            {t('new')}
          </LinkButton>
        }
      >
        <Filters url={url} setUrl={setUrl} />
      </PageHeader>
      <Tabs<'list' | 'schedule'>
        label={t('tabs.label')}
        value={url.tab ?? 'list'}
        onChange={(tab) => setUrl({ ...url, tab: tab === 'schedule' ? tab : undefined })}
        tabs={[
          { id: 'list', label: t('tabs.list'), content: <ArticleList url={url} setUrl={setUrl} /> },
          { id: 'schedule', label: t('tabs.schedule'), content: <Schedule url={url} setUrl={setUrl} /> },
        ]}
      />
    </div>
  )
}
