import type { Branding } from '@deckle/contract/models/people.ts'
import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Logo } from '@deckle/ui/layout/logo.tsx'
import { brandVariables } from '@deckle/ui/theme/brand-tokens.ts'
import { useMemo, type CSSProperties } from 'react'
import { pictureAddress } from '../../../lib/preferences/branding.ts'
import { useWords } from '../../../words/use-words.ts'

/** Preview of the application in light and dark; not interactive. */
export function BrandPreview({ branding }: { branding: Branding }) {
  const words = useWords('account')
  const style = useMemo(() => brandVariables(branding.primary) as CSSProperties, [branding.primary])
  return (
    <Card title={words('branding.preview')}>
      <div aria-hidden="true" inert className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} style={style}>
            <div data-theme={theme} className="flex flex-col gap-3 rounded-lg border border-line bg-canvas p-4">
              <span className="flex items-center gap-2">
                {branding.logo ? (
                  <img src={pictureAddress(branding.logo, 160)} alt="" className="size-6 rounded-sm object-contain" />
                ) : (
                  <Logo size={24} />
                )}
                <span className="truncate text-md font-strong text-ink">{branding.name}</span>
              </span>
              <span className="rounded-sm bg-brand-soft px-3 py-1.5 text-sm font-strong text-on-brand-soft">
                {words('branding.sampleSelected')}
              </span>
              <span className="flex items-center gap-3">
                <span className={buttonStyle('primary', 'md')}>{words('branding.sampleButton')}</span>
                <span className="text-sm text-brand-text underline underline-offset-3">
                  {words('branding.sampleLink')}
                </span>
              </span>
              <span className="text-xs text-muted">{words(`branding.${theme}`)}</span>
            </div>
          </div>
        ))}
      </div>
    </Card>
  )
}
