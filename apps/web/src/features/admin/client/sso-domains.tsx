import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { AddressText } from '../../../lib/address-text.tsx'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

const settingsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('clients').one(id, 'sso'),
    queryFn: async ({ signal }) =>
      (await api.clients.show({ params: { id }, signal })).client.app_configuration.sso ?? null,
  })

/** For Superadmins: domains that the client wants to sign in with. Nothing where it has none. */
export function SsoDomains({ id }: { id: string }) {
  const words = useWords('single-sign-on')
  const { data } = useQuery(settingsQuery(id))
  const confirm = useAction({
    call: (domain: string) => api.sso.confirmDomain({ params: { id }, body: { domain } }),
    invalidates: [queryKeys('clients').all],
  })
  if (!data || data.domains.length === 0) return null
  return (
    <Card title={words('operator.title')} description={words('operator.text')}>
      <ul className="flex flex-col gap-3">
        {data.domains.map(({ domain, verified_at }) => (
          <li key={domain} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              <AddressText text={domain} />
            </span>
            {verified_at ? (
              <Badge tone="success">{words('verify.verified')}</Badge>
            ) : (
              <Button
                size="sm"
                aria-label={words('operator.confirmOf', { domain })}
                isPending={confirm.isPending && confirm.input === domain}
                onPress={() => void confirm.run(domain)}
              >
                {words('operator.confirm')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
