import { Tabs } from '@deckle/ui/collections/tabs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/section.tsx'
import { Page } from '../../lib/page.tsx'
import { useWords } from '../../words/use-words.ts'

const HealthTab = lazyPart(() => import('./health-tab.tsx').then((module) => module.HealthTab))
const ClientsTab = lazyPart(() => import('./clients-tab.tsx').then((module) => module.ClientsTab))
const OutboxTab = lazyPart(() => import('./outbox-tab.tsx').then((module) => module.OutboxTab))
const AuditTab = lazyPart(() => import('./audit-tab.tsx').then((module) => module.AuditTab))
const ConfigTab = lazyPart(() => import('./config-tab.tsx').then((module) => module.ConfigTab))

const content = {
  health: <HealthTab />,
  clients: <ClientsTab />,
  outbox: <OutboxTab />,
  audit: <AuditTab />,
  config: <ConfigTab />,
}
const names = Object.keys(content) as (keyof typeof content)[]

/** For Superadmin: the installation as a whole. The tab is in the address. */
export function AdminScreen() {
  const words = useWords('admin')
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const value = names.find((name) => name === tab) ?? 'health'
  return (
    <Page>
      <PageHeader title={words('title')} description={words('intro')} />
      <Tabs
        label={words('title')}
        value={value}
        onChange={(next) => void navigate({ to: '.', search: next === 'health' ? {} : { tab: next } })}
        tabs={names.map((name) => ({
          id: name,
          label: words(`tabs.${name}`),
          content: <Suspense fallback={<Skeleton count={8} />}>{content[name]}</Suspense>,
        }))}
      />
    </Page>
  )
}
