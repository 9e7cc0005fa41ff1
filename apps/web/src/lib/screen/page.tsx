import { classNames } from '@deckle/ui/theme/class-names.ts'
import type { ReactNode } from 'react'

export function Page({ width = 'lg', children }: { width?: 'md' | 'lg'; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'mx-auto flex w-full flex-col gap-6 p-6 phone:gap-4 phone:p-4',
        width === 'md' ? 'max-w-3xl' : 'max-w-6xl',
      )}
    >
      {children}
    </div>
  )
}
