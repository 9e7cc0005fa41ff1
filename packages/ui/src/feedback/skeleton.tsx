import type { ReactNode } from 'react'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { classNames } from '../theme/class-names.ts'

/** A placeholder while loading. `kind` draws the common ones; combine SkeletonBlocks in a SkeletonFrame for others. */
export function Skeleton({ kind = 'lines', count = 3, className }: SkeletonProps) {
  const each = Array.from({ length: count }, (_, index) => index)
  return (
    <SkeletonFrame className={className}>
      {kind === 'lines' && (
        <div className="flex flex-col gap-2.5">
          {each.map((i) => (
            <SkeletonBlock key={i} className={classNames('h-3.5', i === count - 1 ? 'w-3/5' : 'w-full')} />
          ))}
        </div>
      )}
      {kind === 'cards' && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-4">
          {each.map((i) => (
            <div key={i} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-3">
              <SkeletonBlock className="aspect-video w-full" />
              <SkeletonBlock className="h-3.5 w-4/5" />
              <SkeletonBlock className="h-3 w-2/5" />
            </div>
          ))}
        </div>
      )}
      {kind === 'table' && (
        <div className="overflow-hidden rounded-lg border border-line bg-surface">
          <div className="h-9 border-b border-line bg-canvas" />
          {each.map((i) => (
            <div key={i} className="flex h-10 items-center gap-6 border-b border-line px-3 last:border-b-0">
              <SkeletonBlock className="h-3.5 flex-2" />
              <SkeletonBlock className="h-3.5 flex-1" />
              <SkeletonBlock className="h-3.5 flex-1" />
            </div>
          ))}
        </div>
      )}
    </SkeletonFrame>
  )
}

export interface SkeletonProps {
  kind?: 'lines' | 'cards' | 'table'
  count?: number
  className?: string
}

/** Announces "Loading" once and hides the shapes from screen readers. */
export function SkeletonFrame({ children, className }: { children: ReactNode; className?: string }) {
  const strings = useUiStrings()
  return (
    <output className={classNames('block', className)}>
      <span className="sr-only">{strings.loading}</span>
      <div aria-hidden="true" className="animate-shimmer">
        {children}
      </div>
    </output>
  )
}

/** Sized by `className`. */
export function SkeletonBlock({ className }: { className?: string }) {
  return <div className={classNames('rounded-sm bg-pressed', className)} />
}
