import type { SsoSettings } from '@deckle/contract/models/sso.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Disclosure } from '@deckle/ui/layout/disclosure.tsx'
import { CopyField } from '../../../short-addresses/copy-field.tsx'
import { useWords } from '../../../words/use-words.ts'

const providers = ['google', 'entra', 'okta', 'keycloak'] as const

/** What to enter at the provider, and where it is found there. */
export function AddressesCard({ id, sso }: { id: string; sso: SsoSettings | null }) {
  const words = useWords('single-sign-on')
  return (
    <Card title={words('addresses.title')} description={words('addresses.text')}>
      <div className="flex flex-col gap-4">
        <CopyField label={words('addresses.redirect')} text={sso?.redirect_uri ?? `${location.origin}/sso/${id}`} />
        <CopyField
          label={words('addresses.logout')}
          text={sso?.post_logout_redirect_uri ?? `${location.origin}/${id}/login`}
        />
        <div className="flex flex-col">
          {providers.map((provider) => (
            <Disclosure key={provider} title={words(`help.${provider}.title`)}>
              <ol className="flex list-decimal flex-col gap-1 ps-5 text-sm">
                {(['first', 'second', 'third'] as const).map((step) => (
                  <li key={step} className="wrap-anywhere">
                    {words(`help.${provider}.${step}`)}
                  </li>
                ))}
              </ol>
            </Disclosure>
          ))}
        </div>
      </div>
    </Card>
  )
}
