import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { PersonCompetencies } from '../../competencies/person-competencies.tsx'
import { Page } from '../../lib/screen/page.tsx'
import { useUser } from '../../lib/session/auth-state.ts'
import { useWords } from '../../words/use-words.ts'

export function OwnCompetenciesScreen() {
  const t = useWords('competencies')
  return (
    <Page>
      <PageHeader title={t('own.title')} description={t('own.text')} />
      <PersonCompetencies id={useUser()._id} />
    </Page>
  )
}
