import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import type { ReactNode } from 'react'

export const profileAddress = (id: string): string => `/profiles/${id}`

interface PersonLinkProps {
  readonly id: string
  readonly className?: string
  /** The name. */
  readonly children: ReactNode
}

/** A person's name, leading to their profile. */
export function PersonLink({ id, className, children }: PersonLinkProps) {
  return (
    <TextLink
      href={profileAddress(id)}
      className={classNames('text-ink! no-underline! hover:underline! touch:py-2', className)}
    >
      {children}
    </TextLink>
  )
}
