import { Card } from '@deckle/ui/layout/card.tsx'
import type { AddressTarget } from '../../../short-addresses/queries.ts'
import { ShortAddresses } from '../../../short-addresses/short-addresses.tsx'
import { useWords } from '../../../words/use-words.ts'

export function ShortAddressesCard({ target }: { readonly target: AddressTarget }) {
  const t = useWords('short-addresses')
  return (
    <Card title={t('title')} description={t('text')}>
      <ShortAddresses target={target} />
    </Card>
  )
}
