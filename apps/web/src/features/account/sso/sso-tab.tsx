import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import type { SsoSettings } from '@deckle/contract/models/sso.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { clientQuery } from '../parts/client-query.ts'
import { DomainsCard } from './domains-card.tsx'
import { RemoveSso } from './remove-sso.tsx'
import { SsoForm } from './sso-form.tsx'

/** How the organisation's people sign in by its own directory. */
export function SsoTab() {
  const { client } = useUser()
  const { data, error, refetch, isFetching } = useQuery(clientQuery(client))
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton count={6} />
    )
  const sso = data.app_configuration.sso ?? null
  return (
    <div className="flex flex-col gap-4">
      <State sso={sso} slug={data.slug || client} />
      {sso && sso.domains.length > 0 && <DomainsCard id={client} domains={sso.domains} />}
      <SsoForm key={JSON.stringify(sso)} id={client} sso={sso} />
      {sso && <RemoveSso id={client} />}
    </div>
  )
}

function State({ sso, slug }: { sso: SsoSettings | null; slug: string }) {
  const words = useWords('single-sign-on')
  if (!sso) return <Callout tone="info">{words('state.none')}</Callout>
  if (!sso.is_ready) return <Callout tone="warning">{words('state.unverified')}</Callout>
  return (
    <Callout
      tone="success"
      action={
        <TextLink href={`/${slug}/login`} target="_blank">
          {words('state.open')}
        </TextLink>
      }
    >
      {words(sso.only ? 'state.only' : 'state.ready')}
    </Callout>
  )
}
