import type { Factors } from '@deckle/contract/second-factor.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Smartphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { api } from '../lib/api.ts'
import { lazyPart } from '../lib/screen/section.tsx'
import { WhileShown } from '../lib/screen/while-shown.tsx'
import { useAction } from '../lib/use-action.ts'
import { useFormatter, useNow, useWords } from '../words/use-words.ts'
import { FactorRow } from './factor-row.tsx'
import { pastOf } from './past-of.ts'
import { factorKeys, isLastFactor } from './queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import type { BegunTotp } from './totp-dialog.tsx'

const TotpDialog = lazyPart(() => import('./totp-dialog.tsx').then((module) => module.TotpDialog))

export interface FactorRowOptions {
  readonly factors: Factors
  readonly withProof: <T>(call: () => Promise<T>) => Promise<T>
  /** A factor was added, with recovery codes where it is the first. */
  readonly onAdded: (codes: readonly string[] | null) => void
}

export function TotpRow({ factors, withProof, onAdded }: FactorRowOptions) {
  const words = useWords('factors')
  const [begun, setBegun] = useState<BegunTotp | null>(null)
  const [isOpening, setOpening] = useState(false)
  const begin = useAction({ call: () => withProof(() => api.second_factor.beginTotp()), onDone: setBegun })
  const done = (codes: readonly string[] | null) => {
    setBegun(null)
    toast({ title: words('totp.done'), tone: 'success' })
    onAdded(codes)
  }
  const { totp } = factors
  return (
    <FactorRow
      icon={Smartphone}
      title={words('totp.name')}
      badge={<Badge tone={totp ? 'success' : 'neutral'}>{words(totp ? 'on' : 'off')}</Badge>}
      actions={
        <>
          <Button size="sm" isPending={begin.isPending || isOpening} onPress={() => void begin.run()}>
            {words(totp ? 'totp.replace' : 'totp.add')}
          </Button>
          {totp && <RemoveTotp factors={factors} withProof={withProof} />}
        </>
      }
    >
      <TotpState totp={totp} />
      {begun && (
        <Suspense fallback={<WhileShown onChange={setOpening} />}>
          <TotpDialog begun={begun} onDone={done} onClose={() => setBegun(null)} />
        </Suspense>
      )}
    </FactorRow>
  )
}

function TotpState({ totp }: Pick<Factors, 'totp'>) {
  const words = useWords('factors')
  const format = useFormatter()
  const now = useNow()
  if (!totp) return <p className="text-muted">{words('totp.text')}</p>
  const since = words('totp.since', { day: format.dateTime(new Date(totp.confirmedAt), { dateStyle: 'medium' }) })
  const used = totp.lastUsedAt && words('totp.used', { when: format.relativeTime(pastOf(totp.lastUsedAt, now), now) })
  return <p className="text-muted">{[since, used].filter(Boolean).join(' · ')}</p>
}

function RemoveTotp({ factors, withProof }: Omit<FactorRowOptions, 'onAdded'>) {
  const words = useWords('factors')
  const [isAsked, ask] = useState(false)
  const remove = useAction({
    call: () => withProof(() => api.second_factor.removeTotp()),
    invalidates: factorKeys,
    onDone: () => toast({ title: words('totp.removed'), tone: 'success' }),
  })
  return (
    <>
      <Button size="sm" aria-label={words('totp.removeNamed')} onPress={() => ask(true)}>
        {words('totp.remove')}
      </Button>
      {isAsked && (
        <RemoveDialog
          text={words('remove.totp')}
          isLast={isLastFactor(factors)}
          isPending={remove.isPending}
          onRemove={() => {
            ask(false)
            void remove.run()
          }}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}
