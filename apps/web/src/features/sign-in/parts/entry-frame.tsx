import { interfaceLanguageNames, interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Logo } from '@deckle/ui/layout/logo.tsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { pictureAddress, useBranding } from '../../../lib/preferences/branding.ts'
import { useForcedVersion } from '../../../lib/offline/forced-update.ts'
import { switchLanguage } from '../../../lib/preferences/language.ts'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { updateNow } from '../../../lib/offline/service-worker.ts'
import { useRetainedFocus } from '../../../lib/screen/use-retained-focus.ts'
import { useWords } from '../../../words/use-words.ts'

/** Layout of the screens before sign-in: the client's panel, the form, the language. */
export function EntryFrame({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  const language = usePreference('language')
  const words = useWords('sign-in')
  const { footer } = useBranding()
  const main = useRetainedFocus<HTMLElement>(title)
  return (
    <div className="flex min-h-dvh bg-surface phone:flex-col">
      <BrandPanel />
      <main ref={main} tabIndex={-1} className="flex min-w-0 flex-1 flex-col items-center px-6 outline-none phone:px-4">
        <div className="my-auto flex w-full max-w-sm flex-col gap-5 py-10">
          <UpdateNotice />
          <div>
            <h1 className="text-lg font-strong">{title}</h1>
            {intro && <p className="mt-1 text-sm text-muted">{intro}</p>}
          </div>
          {children}
        </div>
        <div className="flex w-full max-w-sm flex-wrap items-center justify-between gap-2 pb-6 text-xs text-muted">
          <span>{footer}</span>
          <ToggleGroup
            label={words('language')}
            size="sm"
            value={language}
            onChange={(next) => void switchLanguage(next)}
            options={interfaceLanguages.map((id) => ({ id, label: interfaceLanguageNames[id] }))}
          />
        </div>
      </main>
    </div>
  )
}

function BrandPanel() {
  const words = useWords('sign-in')
  const { name, logo } = useBranding()
  return (
    <aside
      aria-label={name}
      className="relative flex w-2/5 max-w-xl flex-col justify-between overflow-hidden bg-brand-soft p-10 text-on-brand-soft phone:w-full phone:max-w-none phone:p-4"
    >
      <div className="flex items-center gap-2.5">
        {logo ? (
          <img src={pictureAddress(logo, 160)} alt="" className="size-8 rounded-sm object-contain" />
        ) : (
          <span aria-hidden="true">
            <Logo size={32} />
          </span>
        )}
        <span className="text-md font-strong text-ink">{name}</span>
      </div>
      <div className="relative z-10 phone:hidden">
        <p className="max-w-sm text-xl font-strong text-ink">{words('brand.promise')}</p>
        <ul className="mt-6 flex flex-col gap-3 text-sm text-ink">
          {(['make', 'play', 'learn'] as const).map((point) => (
            <li key={point} className="flex items-start gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-on-brand-soft" />
              {words(`brand.points.${point}`)}
            </li>
          ))}
        </ul>
      </div>
      <DeckDrawing />
    </aside>
  )
}

/** Decorative: three slides of a deck, one with a right answer, in the client's colour. */
function DeckDrawing() {
  return (
    <svg viewBox="0 0 320 180" fill="none" aria-hidden="true" className="w-full max-w-sm phone:hidden">
      <rect
        x="96"
        y="22"
        width="200"
        height="128"
        rx="12"
        transform="rotate(7 196 86)"
        fill="var(--surface)"
        stroke="var(--brand-edge)"
        strokeOpacity=".35"
      />
      <rect
        x="60"
        y="26"
        width="200"
        height="128"
        rx="12"
        transform="rotate(-4 160 90)"
        fill="var(--surface)"
        stroke="var(--brand-edge)"
        strokeOpacity=".5"
      />
      <rect x="70" y="30" width="200" height="128" rx="12" fill="var(--surface)" stroke="var(--brand-edge)" />
      <path d="M90 56h110M90 70h70" stroke="var(--edge)" strokeWidth="5" strokeLinecap="round" />
      <rect x="90" y="88" width="160" height="20" rx="6" fill="var(--brand-soft)" stroke="var(--brand-edge)" />
      <path
        d="m232 98 4 4 7-8"
        stroke="var(--brand-edge)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M100 98h60" stroke="var(--brand-edge)" strokeWidth="4" strokeLinecap="round" />
      <rect x="90" y="116" width="160" height="20" rx="6" fill="var(--hover)" />
      <path d="M100 126h44" stroke="var(--edge)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}

function UpdateNotice() {
  const words = useWords('sign-in')
  const version = useForcedVersion()
  if (!version) return null
  return (
    <Callout
      tone="warning"
      action={
        <Button size="sm" onPress={() => void updateNow('/login')}>
          {words('login.updateAction')}
        </Button>
      }
    >
      {words('login.update', { version })}
    </Callout>
  )
}

export function BackToSignIn() {
  const words = useWords('sign-in')
  return (
    <p className="text-sm">
      <TextLink href="/login">{words('back')}</TextLink>
    </p>
  )
}
