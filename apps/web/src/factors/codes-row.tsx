import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { LifeBuoy } from 'lucide-react'
import { api } from '../lib/api.ts'
import { useAction } from '../lib/use-action.ts'
import { useWords } from '../words/use-words.ts'
import { FactorRow } from './factor-row.tsx'
import { factorKeys } from './queries.ts'
import type { FactorRowOptions } from './totp-row.tsx'

/** From so many unused codes on it is time for new ones. */
const FEW = 3

export function CodesRow({ factors, withProof, onAdded }: FactorRowOptions) {
  const words = useWords('factors')
  const renew = useAction({
    call: () => withProof(() => api.second_factor.renewRecoveryCodes()),
    invalidates: factorKeys,
    onDone: ({ recovery_codes }) => onAdded(recovery_codes),
  })
  const left = words('codes.left', { count: factors.recovery_codes })
  return (
    <FactorRow
      icon={LifeBuoy}
      title={words('codes.name')}
      actions={
        <Button size="sm" isPending={renew.isPending} onPress={() => void renew.run()}>
          {words('codes.renew')}
        </Button>
      }
    >
      <p className="text-muted">{words('codes.text')}</p>
      {factors.recovery_codes <= FEW ? (
        <Callout tone="warning" className="mt-2">
          {left}. {words('codes.few')}
        </Callout>
      ) : (
        <p>{left}</p>
      )}
    </FactorRow>
  )
}
