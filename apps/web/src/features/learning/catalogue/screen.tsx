import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Page } from '../../../lib/screen/page.tsx'
import { useWords } from '../../../words/use-words.ts'
import { CatalogueView } from './catalogue-view.tsx'

/** @param isAuthor whether there are own courses to go to */
export function CatalogueScreen({ isAuthor = false }: { readonly isAuthor?: boolean }) {
  const t = useWords('learning')
  return (
    <Page>
      <PageHeader
        title={t('catalogue.heading')}
        description={t('catalogue.text')}
        actions={isAuthor && <LinkButton href="/courses">{t('catalogue.own')}</LinkButton>}
      />
      <CatalogueView />
    </Page>
  )
}
