import type { Factors, Passkey } from '@deckle/contract/second-factor.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useAction } from '../lib/use-action.ts'
import { useFormatter, useNow, useWords } from '../words/use-words.ts'
import { FactorRow } from './factor-row.tsx'
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import { pastOf } from './past-of.ts'
import { factorKeys, isLastFactor } from './queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import type { FactorRowOptions } from './totp-row.tsx'
import { hasPasskeys } from './web-authn.ts'

export function PasskeysRow({ factors, withProof, onAdded }: FactorRowOptions) {
  const words = useWords('factors')
  const [isAdding, setAdding] = useState(false)
  const done = (codes: readonly string[] | null) => {
    setAdding(false)
    toast({ title: words('passkey.done'), tone: 'success' })
    onAdded(codes)
  }
  return (
    <FactorRow
      icon={KeyRound}
      title={words('passkey.name')}
      actions={
        hasPasskeys() && (
          <Button size="sm" onPress={() => setAdding(true)}>
            {words('passkey.add')}
          </Button>
        )
      }
    >
      <p className="text-muted">{words(hasPasskeys() ? 'passkey.text' : 'passkey.unsupported')}</p>
      <ul>
        {factors.passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} isLast={isLastFactor(factors)} withProof={withProof} />
        ))}
      </ul>
      {isAdding && <AddPasskeyDialog withProof={withProof} onDone={done} onClose={() => setAdding(false)} />}
    </FactorRow>
  )
}

interface PasskeyItemProps extends Pick<FactorRowOptions, 'withProof'> {
  readonly passkey: Passkey
  readonly isLast: boolean
}

function PasskeyItem({ passkey, isLast, withProof }: PasskeyItemProps) {
  const words = useWords('factors')
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const remove = useAction({
    call: () => withProof(() => api.second_factor.removePasskey({ body: { id: passkey.id } })),
    invalidates: factorKeys,
    onDone: () => toast({ title: words('passkey.removed'), tone: 'success' }),
  })
  const { name } = passkey
  const close = () => setOpen(null)
  return (
    <li className="mt-2 flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{name}</p>
        <PasskeyState passkey={passkey} />
      </div>
      <IconButton
        size="sm"
        icon={<Pencil />}
        label={words('passkey.renameNamed', { name })}
        onPress={() => setOpen('rename')}
      />
      <IconButton
        size="sm"
        icon={<Trash2 />}
        label={words('passkey.removeNamed', { name })}
        onPress={() => setOpen('remove')}
      />
      {open === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      {open === 'remove' && (
        <RemoveDialog
          text={words('remove.passkey', { name })}
          isLast={isLast}
          isPending={remove.isPending}
          onRemove={() => {
            close()
            void remove.run()
          }}
          onClose={close}
        />
      )}
    </li>
  )
}

function PasskeyState({
  passkey: { createdAt, lastUsedAt, synced },
}: {
  readonly passkey: Factors['passkeys'][number]
}) {
  const words = useWords('factors')
  const format = useFormatter()
  const now = useNow()
  const parts = [
    words('passkey.made', { day: format.dateTime(new Date(createdAt), { dateStyle: 'medium' }) }),
    lastUsedAt
      ? words('passkey.used', { when: format.relativeTime(pastOf(lastUsedAt, now), now) })
      : words('passkey.unused'),
    synced && words('passkey.synced'),
  ]
  return <p className="text-xs text-muted">{parts.filter(Boolean).join(' · ')}</p>
}
