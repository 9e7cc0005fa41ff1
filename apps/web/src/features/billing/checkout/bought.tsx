import { pricedPlans, type PriceId } from '@deckle/core/plan/price.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Illustration } from '@deckle/ui/feedback/illustrations.tsx'
import { useEffect, useRef } from 'react'
import { useWords } from '../../../words/use-words.ts'

/** Says that it is paid, and takes the focus from the form that it replaces. */
export function Bought({ plan, onClose }: { plan: PriceId; onClose: () => void }) {
  const words = useWords('checkout')
  const names = useWords('deck')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-2 py-8 text-center">
      <Illustration name="done" />
      <h3 ref={heading} tabIndex={-1} className="text-md font-strong outline-none">
        {words('bought.title', { plan: names(`plans.${pricedPlans[plan].plan}`) })}
      </h3>
      <p className="text-sm text-muted">{words('bought.text')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <LinkButton href="/billing?tab=invoices">{words('bought.invoice')}</LinkButton>
        <Button variant="primary" onPress={onClose}>
          {words('bought.done')}
        </Button>
      </div>
    </div>
  )
}
