import { Carousel } from '@deckle/ui/collections/carousel.tsx'
import type { ReactNode } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { MoreLink } from './more-link.tsx'

interface ShelfProps {
  readonly title: string
  /** Where all of them are. */
  readonly href: string
  /** Of the link to them; "See all" by default. */
  readonly linkLabel?: string
  readonly children: ReactNode
}

/** A carousel of the dashboard, with its words. */
export function Shelf({ title, href, linkLabel, children }: ShelfProps) {
  const t = useWords('today')
  return (
    <Carousel
      title={title}
      itemClassName="w-64 max-w-[80vw]"
      labels={{
        kind: t('carousel.kind'),
        previous: t('carousel.previous', { title }),
        next: t('carousel.next', { title }),
        position: (number, count) => t('carousel.position', { number: String(number), count: String(count) }),
        shown: (from, to, count) => t('carousel.shown', { from: String(from), to: String(to), count: String(count) }),
      }}
      action={
        <MoreLink href={href} of={title}>
          {linkLabel ?? t('reading.all')}
        </MoreLink>
      }
    >
      {children}
    </Carousel>
  )
}
