import { classNames } from '@deckle/ui/theme/class-names.ts'

/** Hidden from screen readers, because the same values are shown as text beside it. */
export function UsageBar({ used, limit }: { used: number; limit: number }) {
  const share = limit === 0 ? 1 : Math.min(1, used / limit)
  return (
    <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-pressed">
      <span
        className={classNames(
          'block h-full rounded-full',
          share >= 1 ? 'bg-danger' : share >= 0.8 ? 'bg-warning-edge' : 'bg-brand',
        )}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  )
}
