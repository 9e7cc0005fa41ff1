import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { lazyPart } from '../../lib/screen/section.tsx'
import { Page } from '../../lib/screen/page.tsx'
import { UrlTabs } from '../../lib/url/url-tabs.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { adminTabs, adminUrl } from './url-state.ts'

const HealthTab = lazyPart(() => import('./health-tab.tsx').then((module) => module.HealthTab))
const ClientsTab = lazyPart(() => import('./clients-tab.tsx').then((module) => module.ClientsTab))
const PeopleTab = lazyPart(() => import('./people-tab.tsx').then((module) => module.PeopleTab))
const RequestsTab = lazyPart(() => import('./requests-tab.tsx').then((module) => module.RequestsTab))
const JobsTab = lazyPart(() => import('./jobs/jobs-tab.tsx').then((module) => module.JobsTab))
const OutboxTab = lazyPart(() => import('./outbox-tab.tsx').then((module) => module.OutboxTab))
const StorageTab = lazyPart(() => import('./storage-tab.tsx').then((module) => module.StorageTab))
const AuditTab = lazyPart(() => import('./audit-tab.tsx').then((module) => module.AuditTab))
const AnnouncementsTab = lazyPart(() =>
  import('./announcements/announcements-tab.tsx').then((module) => module.AnnouncementsTab),
)
const PlansTab = lazyPart(() => import('./plans/plans-tab.tsx').then((module) => module.PlansTab))
const ConfigTab = lazyPart(() => import('./config-tab.tsx').then((module) => module.ConfigTab))

const content = {
  health: <HealthTab />,
  clients: <ClientsTab />,
  people: <PeopleTab />,
  requests: <RequestsTab />,
  jobs: <JobsTab />,
  outbox: <OutboxTab />,
  storage: <StorageTab />,
  audit: <AuditTab />,
  announcements: <AnnouncementsTab />,
  plans: <PlansTab />,
  config: <ConfigTab />,
}

/** For Superadmin. The tab is in the URL. */
export function AdminScreen() {
  const words = useWords('admin')
  const [{ tab = 'health' }, setUrl] = useUrlState(adminUrl)
  return (
    <Page>
      <PageHeader
        title={words('title')}
        description={words('intro')}
        actions={<LinkButton href="/admin/tickets">{words('tickets')}</LinkButton>}
      />
      <UrlTabs
        label={words('title')}
        names={adminTabs}
        value={tab}
        setUrl={setUrl}
        tabLabel={(name) => words(`tabs.${name}`)}
        content={content}
      />
    </Page>
  )
}
