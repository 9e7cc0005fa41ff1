import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { changed, type Inspected } from '../queries.ts'
import { Facts } from './facts.tsx'

interface FactorsCardProps {
  readonly id: string
  readonly inspected: Pick<Inspected, 'second_factor' | 'factors'>
}

/** Whether the person has a second factor, and what an Admin does where it is lost. */
export function FactorsCard({ id, inspected: { second_factor, factors } }: FactorsCardProps) {
  const words = useWords('person')
  const format = useFormatter()
  return (
    <Card
      title={words('factors.title')}
      action={<Badge tone={second_factor ? 'success' : 'neutral'}>{words(second_factor ? 'yes' : 'no')}</Badge>}
    >
      <div className="flex flex-col items-start gap-3">
        <Facts
          facts={[
            [words('factors.totp'), words(factors.totp ? 'yes' : 'no')],
            [words('factors.passkeys'), format.number(factors.passkeys)],
            [words('factors.codes'), second_factor ? format.number(factors.recovery_codes) : ''],
            [words('factors.required'), <Required key="required" factors={factors} />],
          ]}
        />
        {factors.must_set_up && <p className="text-sm text-muted">{words('factors.mustSetUp')}</p>}
        {factors.mayReset && <ResetDialog id={id} />}
      </div>
    </Card>
  )
}

function Required({ factors: { due } }: Pick<Inspected, 'factors'>) {
  const words = useWords('person')
  const format = useFormatter()
  return due === null
    ? words('no')
    : words('factors.due', { day: format.dateTime(new Date(due), { dateStyle: 'long' }) })
}

function ResetDialog({ id }: { readonly id: string }) {
  const words = useWords('person')
  const reset = useAction({
    call: () => api.users.resetSecondFactor({ params: { id } }),
    invalidates: changed,
    onDone: () => toast({ title: words('factors.done'), tone: 'success' }),
  })
  return (
    <Dialog
      trigger={<Button size="sm">{words('factors.reset')}</Button>}
      size="sm"
      role="alertdialog"
      title={words('factors.resetTitle')}
      footer={(close) => (
        <>
          <Button onPress={close}>{words('factors.cancel')}</Button>
          <Button
            variant="danger"
            isPending={reset.isPending}
            onPress={() => void reset.run().then((isDone) => isDone && close())}
          >
            {words('factors.reset')}
          </Button>
        </>
      )}
    >
      <p>{words('factors.resetText')}</p>
    </Dialog>
  )
}
