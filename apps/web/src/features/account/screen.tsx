import { may } from '@deckle/core/access/access.ts'
import { upgradePlans } from '@deckle/core/plan/upgrade.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useEffect } from 'react'
import { actorOf } from '../../lib/session/actor-of.ts'
import { lazyPart } from '../../lib/screen/section.tsx'
import { Page } from '../../lib/screen/page.tsx'
import { useUser } from '../../lib/session/auth-state.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { choiceParam, flagParam, urlParams } from '../../lib/url/url-params.ts'
import { UrlTabs } from '../../lib/url/url-tabs.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'

const ProfileTab = lazyPart(() => import('./profile-tab.tsx').then((module) => module.ProfileTab))
const SecurityTab = lazyPart(() => import('./security-tab.tsx').then((module) => module.SecurityTab))
const NotificationsTab = lazyPart(() => import('./notifications-tab.tsx').then((module) => module.NotificationsTab))
const CalendarTab = lazyPart(() => import('./calendar-tab.tsx').then((module) => module.CalendarTab))
const AppearanceTab = lazyPart(() => import('./appearance-tab.tsx').then((module) => module.AppearanceTab))
const DataTab = lazyPart(() => import('./data-tab.tsx').then((module) => module.DataTab))
const PlanTab = lazyPart(() => import('./plan-tab.tsx').then((module) => module.PlanTab))
const UsageTab = lazyPart(() => import('./usage-tab.tsx').then((module) => module.UsageTab))
const BrandingTab = lazyPart(() => import('./branding-tab.tsx').then((module) => module.BrandingTab))
const SsoTab = lazyPart(() => import('./sso/sso-tab.tsx').then((module) => module.SsoTab))
const WebhooksTab = lazyPart(() => import('./webhooks/webhooks-tab.tsx').then((module) => module.WebhooksTab))
const BlogTab = lazyPart(() => import('./blog-tab.tsx').then((module) => module.BlogTab))

const content = {
  profile: <ProfileTab />,
  security: <SecurityTab />,
  notifications: <NotificationsTab />,
  calendar: <CalendarTab />,
  appearance: <AppearanceTab />,
  data: <DataTab />,
  plan: <PlanTab />,
  usage: <UsageTab />,
  branding: <BrandingTab />,
  sso: <SsoTab />,
  blog: <BlogTab />,
  webhooks: <WebhooksTab />,
}

const names = [
  'profile',
  'security',
  'notifications',
  'calendar',
  'appearance',
  'data',
  'plan',
  'usage',
  'branding',
  'sso',
  'blog',
  'webhooks',
] as const
const accountUrl = urlParams({
  tab: choiceParam(names.slice(1)),
  plan: choiceParam(upgradePlans),
  recovered: flagParam,
})

/** Of the tabs for Admins. */
const needs = {
  usage: 'client.usage',
  branding: 'client.brand',
  sso: 'client.sso',
  blog: 'client.brand',
  webhooks: 'webhook.manage',
} as const

const isForAdmins = (name: string): name is keyof typeof needs => Object.hasOwn(needs, name)

/** The open tab is in the URL. */
export function AccountScreen() {
  const words = useWords('account')
  const user = useUser()
  const [{ tab }, setUrl] = useUrlState(accountUrl)
  const actor = actorOf(user)
  const shown = names.filter((name) => !isForAdmins(name) || may(actor, needs[name]))
  const value = shown.find((name) => name === tab) ?? 'profile'
  useEffect(() => {
    if (value === 'plan') void refreshUser()
  }, [value])
  return (
    <Page width="md">
      <PageHeader title={words('title')} />
      {user.acting && <Callout tone="info">{words('acting')}</Callout>}
      <UrlTabs
        label={words('title')}
        names={shown}
        value={value}
        setUrl={setUrl}
        tabLabel={(name) => words(`tabs.${name}`)}
        content={content}
      />
    </Page>
  )
}
