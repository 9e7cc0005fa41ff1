import { hasReach } from '@deckle/core/access/access.ts'
import { spaceLimit } from '@deckle/core/plan/space.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { UNLIMITED } from '@deckle/core/plan/plan.ts'
import { useBytes } from '../../../lib/use-bytes.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { Inspected } from '../queries.ts'
import { Facts } from './facts.tsx'
import { LicenceDialog } from './licence-dialog.tsx'

export function LicenceCard({ inspected }: { readonly inspected: Inspected }) {
  const words = useWords('person')
  const format = useFormatter()
  const bytes = useBytes()
  const { license, user, confirmed, provider } = inspected
  const { expires_at, maxUsers } = license
  const mayAdd = hasReach({ licenseType: license.license_type, ownsClient: user.ownsClient }, 'user.create', 'client')
  return (
    <Card title={words('licence.title')} action={user.can.edit && <LicenceDialog inspected={inspected} />}>
      <Facts
        facts={[
          [words('licence.type'), words(`licenses.${license.license_type}`)],
          [
            words('licence.end'),
            expires_at === null
              ? words('licence.noEnd')
              : format.dateTime(new Date(expires_at), { dateStyle: 'long', timeStyle: 'short' }),
          ],
          [
            words('licence.space'),
            words('licence.used', { used: bytes(license.usedSpace), limit: bytes(spaceLimit(license.maxSpace)) }),
          ],
          ...(mayAdd
            ? [
                [
                  words('licence.people'),
                  maxUsers >= UNLIMITED ? words('licence.noLimit') : format.number(maxUsers),
                ] as const,
              ]
            : []),
          [words('licence.provider'), words(`providers.${provider}`)],
          // Accounts that an Admin adds count as confirmed, so that only "No" is certain.
          ...(confirmed ? [] : [[words('licence.confirmed'), words('no')] as const]),
        ]}
      />
    </Card>
  )
}
