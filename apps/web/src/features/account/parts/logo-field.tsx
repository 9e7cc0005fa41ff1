import { plans, type PlanType, planWith } from '@deckle/core/plan/plan.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { pictureAddress } from '../../../lib/preferences/branding.ts'
import { useWords } from '../../../words/use-words.ts'

const MediaPicker = lazyPart(() => import('../../media/index.ts').then((module) => module.MediaPicker))

interface LogoFieldProps {
  readonly name: 'logo' | 'icon'
  readonly value: string
  /** Says whether a logo may be chosen. */
  readonly plan: PlanType
  readonly onChange: (mediaId: string) => void
  readonly error?: string
}

export function LogoField({ name, value, plan, onChange, error }: LogoFieldProps) {
  const words = useWords('account')
  const deckWords = useWords('deck')
  const [isOpen, setOpen] = useState(false)
  const isAllowed = plans[plan].customLogo
  const lifts = planWith('customLogo', plan)
  return (
    <div role="group" aria-label={words(`branding.${name}`)} className="flex flex-col gap-1.5">
      <span className="text-sm font-strong">{words(`branding.${name}`)}</span>
      <div className="flex items-center gap-3">
        {value && (
          <img
            src={pictureAddress(value, 160)}
            alt=""
            className="size-12 rounded-sm border border-line object-contain"
          />
        )}
        <Button size="sm" isDisabled={!isAllowed} onPress={() => setOpen(true)}>
          {value ? words('profile.change') : words('branding.choosePicture')}
        </Button>
        {value && (
          <Button size="sm" variant="quiet" onPress={() => onChange('')}>
            {words('profile.remove')}
          </Button>
        )}
      </div>
      <p className="text-xs text-muted">
        {isAllowed
          ? words(`branding.${name}Text`)
          : lifts === null
            ? words('branding.logoPlan')
            : words('branding.logoPlanLifts', { plan: deckWords(`plans.${lifts}`) })}
      </p>
      {error && (
        <p className="text-xs text-danger-text" role="alert">
          {error}
        </p>
      )}
      {isOpen && (
        <Suspense>
          <MediaPicker isOpen onOpenChange={setOpen} kind="image" onPick={({ id }) => onChange(id)} />
        </Suspense>
      )}
    </div>
  )
}
