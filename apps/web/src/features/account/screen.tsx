import { may } from '@deckle/core/access/access.ts'
import { Tabs } from '@deckle/ui/collections/tabs.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { Page } from '../../lib/page.tsx'
import { useUser } from '../../lib/session/auth-state.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { useWords } from '../../words/use-words.ts'

const ProfileTab = lazy(() => import('./profile-tab.tsx').then((module) => ({ default: module.ProfileTab })))
const SecurityTab = lazy(() => import('./security-tab.tsx').then((module) => ({ default: module.SecurityTab })))
const AppearanceTab = lazy(() => import('./appearance-tab.tsx').then((module) => ({ default: module.AppearanceTab })))
const PlanTab = lazy(() => import('./plan-tab.tsx').then((module) => ({ default: module.PlanTab })))
const BrandingTab = lazy(() => import('./branding-tab.tsx').then((module) => ({ default: module.BrandingTab })))

const names = ['profile', 'security', 'appearance', 'plan', 'branding'] as const

/** The person's own: profile, security, appearance, plan; for an Admin the client's branding. The tab is in the address. */
export function AccountScreen() {
  const words = useWords('account')
  const user = useUser()
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const canBrand = may({ userId: user._id, clientId: '', licenseType: user.license.license_type }, 'client.brand')
  const shown = names.filter((name) => name !== 'branding' || canBrand)
  const value = shown.find((name) => name === tab) ?? 'profile'
  useEffect(() => {
    if (value === 'plan') void refreshUser()
  }, [value])
  const content = {
    profile: <ProfileTab />,
    security: <SecurityTab />,
    appearance: <AppearanceTab />,
    plan: <PlanTab />,
    branding: <BrandingTab />,
  }
  return (
    <Page width="md">
      <PageHeader title={words('title')} />
      <Tabs
        label={words('title')}
        value={value}
        onChange={(next) => void navigate({ to: '.', search: next === 'profile' ? {} : { tab: next } })}
        tabs={shown.map((name) => ({
          id: name,
          label: words(`tabs.${name}`),
          content: <Suspense fallback={<Skeleton count={8} />}>{content[name]}</Suspense>,
        }))}
      />
    </Page>
  )
}
