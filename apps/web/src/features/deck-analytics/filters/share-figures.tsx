import { Button } from '@deckle/ui/actions/button.tsx'
import { Link2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type Filters, presetOf } from '../../../figures/filters.ts'
import { LinksDialog } from '../../../report-links/lazy-links-dialog.tsx'
import { useNow, useWords } from '../../../words/use-words.ts'

interface ShareFiguresProps {
  readonly deckId: string
  readonly deckName: string
  readonly filters: Filters
  /** IANA: the zone of the days. */
  readonly zone: string
}

/** Public links to the deck's figures in the days that are looked at; days up to today go on. */
export function ShareFigures({ deckId, deckName, filters, zone }: ShareFiguresProps) {
  const t = useWords('analytics')
  const today = useNow()
  const [isOpen, setOpen] = useState(false)
  const days = presetOf(filters, today, zone) ?? null
  const period =
    days === null ? { days, from: filters.from ?? null, to: filters.to ?? null } : { days, from: null, to: null }
  return (
    <>
      <Button size="sm" variant="quiet" icon={<Link2 />} onPress={() => setOpen(true)}>
        {t('share')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LinksDialog kind="deck" target={deckId} name={deckName} period={period} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
