import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { lazyPart } from '../../lib/screen/section.tsx'
import { Page } from '../../lib/screen/page.tsx'
import { UrlTabs } from '../../lib/url/url-tabs.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { organisationTabs, organisationUrl } from './url-state.ts'

const AuditTab = lazyPart(() => import('./audit/audit-tab.tsx').then((module) => module.AuditTab))

const KeysTab = lazyPart(() => import('./keys/keys-tab.tsx').then((module) => module.KeysTab))

const content = { audit: <AuditTab />, keys: <KeysTab /> }

/** For Admins. The tab is in the URL. */
export function OrganisationScreen() {
  const words = useWords('organisation')
  const [{ tab = 'audit' }, setUrl] = useUrlState(organisationUrl)
  return (
    <Page>
      <PageHeader title={words('title')} description={words('text')} />
      <UrlTabs
        label={words('title')}
        names={organisationTabs}
        value={tab}
        setUrl={setUrl}
        tabLabel={(name) => words(`tabs.${name}`)}
        content={content}
      />
    </Page>
  )
}
