import { Button } from '@deckle/ui/actions/button.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useWords } from '../words/use-words.ts'
import { BoxesCallout } from './boxes-callout.tsx'

interface BoxesCheckProps {
  readonly check: UseQueryResult<ComponentProps<typeof BoxesCallout>>
}

/** The result of a check before certificates are issued. It blocks nothing, also where it fails. */
export function BoxesCheck({ check: { data, isError, isFetching, refetch } }: BoxesCheckProps) {
  const t = useWords('certificate-boxes')
  if (data) return <BoxesCallout {...data} />
  if (!isError) return null
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <span className="min-w-0 flex-1">{t('failed')}</span>
      <Button size="sm" variant="quiet" isPending={isFetching} onPress={() => void refetch()}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
