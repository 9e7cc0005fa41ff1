import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { classNames } from '../theme/class-names.ts'
import { toneIcons, type Tone } from './tone.ts'

/** A message within the page. `live` announces it when it appears. */
export function Callout({ tone = 'info', title, children, action, onDismiss, live, className }: CalloutProps) {
  const strings = useUiStrings()
  const Icon = toneIcons[tone]
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classNames('flex items-start gap-3 rounded-lg px-4 py-3 text-sm text-ink', softs[tone], className)}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', inks[tone])} />
      <span className="sr-only">{strings.tones[tone]}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere">
        {title && <p className="font-strong">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="pt-1">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label={strings.dismiss} icon={<X />} size="sm" className="-my-1 -me-2" onPress={onDismiss} />
      )}
    </div>
  )
}

export interface CalloutProps {
  tone?: Tone
  title?: string
  children?: ReactNode
  action?: ReactNode
  onDismiss?: () => void
  live?: boolean
  className?: string
}

const softs: Record<Tone, string> = {
  info: 'bg-info-soft',
  success: 'bg-success-soft',
  warning: 'bg-warning-soft',
  danger: 'bg-danger-soft',
}
const inks: Record<Tone, string> = {
  info: 'text-info-text',
  success: 'text-success-text',
  warning: 'text-warning-text',
  danger: 'text-danger-text',
}

/** A callout across the whole page, under the top bar. */
export function Banner({
  tone = 'info',
  children,
  action,
  onDismiss,
}: Pick<CalloutProps, 'tone' | 'children' | 'action' | 'onDismiss'>) {
  const strings = useUiStrings()
  const Icon = toneIcons[tone]
  return (
    <output className={classNames('flex min-h-10 items-center gap-3 px-4 py-1.5 text-sm text-ink', softs[tone])}>
      <Icon aria-hidden="true" className={classNames('size-4 shrink-0', inks[tone])} />
      <span className="sr-only">{strings.tones[tone]}</span>
      <div className="min-w-0 flex-1">{children}</div>
      {action}
      {onDismiss && <IconButton label={strings.dismiss} icon={<X />} size="sm" onPress={onDismiss} />}
    </output>
  )
}
