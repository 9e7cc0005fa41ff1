import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Page } from '../../../lib/screen/page.tsx'
import { useWords } from '../../../words/use-words.ts'
import { CatalogueView } from './catalogue-view.tsx'

export function CatalogueScreen() {
  const t = useWords('learning')
  return (
    <Page>
      <PageHeader title={t('catalogue.title')} description={t('catalogue.text')} />
      <CatalogueView />
    </Page>
  )
}
