import type { PublicProfile } from '@deckle/contract/models/person.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useState } from 'react'
import { useCalendarDay } from '../../../words/use-calendar-day.ts'
import { useWords } from '../../../words/use-words.ts'

type Certificate = NonNullable<PublicProfile['certificates']>[number]

const FIRST = 8

/** The newest first, each with a link to its page, where anybody can check it. */
export function CertificatesCard({ certificates }: { readonly certificates: readonly Certificate[] }) {
  const words = useWords('profile')
  const day = useCalendarDay()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? certificates : certificates.slice(0, FIRST)
  return (
    <Card title={words('certificates')}>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {shown.map(({ id, number, title, issuedOn }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2 first:pt-0 last:pb-0"
          >
            {/* Its page is the server's. */}
            <TextLink
              href={`/certificate/${encodeURIComponent(number)}`}
              target="_blank"
              rel="noreferrer"
              className="wrap-anywhere touch:py-2"
            >
              <bdi>{title}</bdi>
            </TextLink>
            <span className="text-muted">{day(issuedOn)}</span>
          </li>
        ))}
      </ul>
      {shown.length < certificates.length && (
        <Button size="sm" className="mt-3" onPress={() => setShowsAll(true)}>
          {words('allCertificates', { count: certificates.length })}
        </Button>
      )}
    </Card>
  )
}
