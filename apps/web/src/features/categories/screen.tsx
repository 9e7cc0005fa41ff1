import { type CategoryKind, categoryKinds } from '@deckle/core/category/category.ts'
import { Tabs } from '@deckle/ui/collections/tabs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Page } from '../../lib/screen/page.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { CategoriesTab } from './categories-tab.tsx'
import { categoriesUrl } from './queries.ts'

export function CategoriesScreen() {
  const t = useWords('categories')
  const [{ tab = 'course' }, setUrl] = useUrlState(categoriesUrl)
  return (
    <Page width="md">
      <PageHeader title={t('title')} description={t('text')} />
      <Tabs<CategoryKind>
        label={t('title')}
        value={tab}
        onChange={(kind) => setUrl(kind === 'course' ? {} : { tab: kind })}
        tabs={categoryKinds.map((kind) => ({
          id: kind,
          label: t(`kinds.${kind}`),
          content: <CategoriesTab kind={kind} />,
        }))}
      />
    </Page>
  )
}
