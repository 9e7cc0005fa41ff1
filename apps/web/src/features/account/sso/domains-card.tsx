import type { SsoDomain } from '@deckle/contract/models/sso.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { AddressText } from '../../../lib/address-text.tsx'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { CopyField } from '../../../short-addresses/copy-field.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'

/** Of the saved domains: which are verified, and the record that proves the others. */
export function DomainsCard({ id, domains }: { id: string; domains: readonly SsoDomain[] }) {
  const words = useWords('single-sign-on')
  return (
    <Card title={words('verify.title')} description={words('verify.text')}>
      <ul className="flex flex-col divide-y divide-line">
        {domains.map((domain) => (
          <li key={domain.domain} className="py-4 first:pt-0 last:pb-0">
            <DomainRow id={id} domain={domain} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function DomainRow({ id, domain: { domain, verified_at, verified_by, record } }: { id: string; domain: SsoDomain }) {
  const words = useWords('single-sign-on')
  const format = useFormatter()
  const verify = useAction({
    call: () => api.sso.verifyDomain({ params: { id }, body: { domain } }),
    invalidates: [queryKeys('clients').all],
    failure: 'in place',
    onDone: () => toast({ title: words('verify.done', { domain }), tone: 'success' }),
  })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 font-strong">
          <AddressText text={domain} />
        </span>
        <Badge tone={verified_at ? 'success' : 'warning'}>
          {words(verified_at ? 'verify.verified' : 'verify.waiting')}
        </Badge>
      </div>
      {verified_at ? (
        <p className="text-sm text-muted">
          {words(verified_by === 'operator' ? 'verify.byOperator' : 'verify.byDns', {
            when: format.dateTime(new Date(verified_at), { dateStyle: 'medium' }),
          })}
        </p>
      ) : (
        <>
          <CopyField label={words('verify.record', { domain })} text={record} />
          {verify.error && <ErrorCallout error={verify.error} />}
          <div>
            <Button isPending={verify.isPending} onPress={() => void verify.run()}>
              {words('verify.check')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
