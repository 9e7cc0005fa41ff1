import { may } from '@deckle/core/access/access.ts'
import { planLimitNames, plans, UNLIMITED } from '@deckle/core/plan/plan.ts'
import { spaceLimit } from '@deckle/core/plan/space.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { Check, X } from 'lucide-react'
import { useEffect } from 'react'
import { useBytes } from '../../lib/use-bytes.ts'
import { useFreshLicense } from '../../lib/session/use-fresh-license.ts'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { UpgradeRequests } from '../../lib/upgrades/upgrade-requests.tsx'
import { noteSeen } from '../../tutorial/note-seen.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { BillingCard } from './parts/billing-card.tsx'
import { UpgradeCard } from './parts/upgrade-card.tsx'

export function PlanTab() {
  const words = useWords('account')
  useEffect(() => noteSeen('plan'), [])
  const format = useFormatter()
  const deckWords = useWords('deck')
  const upgrades = useWords('upgrades')
  const user = useUser()
  // Superadmins answer the requests of all clients in the administration.
  const mayAnswer = may(actorOf(user), 'upgrade.answer') && !may(actorOf(user), 'admin.use')
  const license = useFreshLicense()
  const plan = plans[license.plan]
  const included = {
    leads: plan.leads,
    customLogo: plan.customLogo,
    logicJumps: plan.logicJumps,
    privateCampaigns: plan.privateCampaigns,
    geoAnalytics: plan.geoAnalytics,
    noPoweredBy: !plan.poweredBy,
  }
  return (
    <div className="flex flex-col gap-4">
      <Card title={words('plan.title')}>
        <dl data-guide="account.plan" className="mb-5 grid grid-cols-2 gap-4">
          <PlanDetail name={words('plan.plan')} value={deckWords(`plans.${license.plan}`)} />
          <PlanDetail name={words('plan.license')} value={words(`plan.licenses.${license.license_type}`)} />
        </dl>
        <div className="flex flex-col gap-4">
          {planLimitNames.map((name) => (
            <Use
              key={name}
              name={deckWords(`limits.${name}.title`)}
              {...license[name]}
              show={(value) => format.number(value)}
            />
          ))}
          <Use
            name={words('plan.space')}
            used={license.usedSpace}
            limit={spaceLimit(license.maxSpace)}
            show={useBytes()}
          />
        </div>
        <p className="mt-4 text-xs text-muted">
          {words('plan.upload', { size: useBytes()(spaceLimit(license.maxSpace)) })}
        </p>
      </Card>
      <Card title={words('plan.includes')}>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-2.5 text-sm phone:grid-cols-1">
          {Object.entries(included).map(([name, isIn]) => (
            <li key={name} className={classNames('flex items-center gap-2', !isIn && 'text-muted')}>
              {isIn ? (
                <Check aria-hidden="true" className="size-4 text-success-text" />
              ) : (
                <X aria-hidden="true" className="size-4" />
              )}
              {words(`plan.flags.${name as keyof typeof included}`)}
              <span className="sr-only">: {isIn ? words('plan.yes') : words('plan.no')}</span>
            </li>
          ))}
        </ul>
      </Card>
      {may(actorOf(user), 'billing.pay') ? <BillingCard /> : <UpgradeCard />}
      {mayAnswer && (
        <Card title={upgrades('list.ofPeople')} description={upgrades('list.ofPeopleText')}>
          <UpgradeRequests />
        </Card>
      )}
    </div>
  )
}

function PlanDetail({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-md font-strong">{value}</dd>
    </div>
  )
}

function Use({
  name,
  used,
  limit,
  show,
}: {
  name: string
  used: number
  limit: number
  show: (value: number) => string
}) {
  const words = useWords('account')
  const isUnlimited = limit >= UNLIMITED
  const share = isUnlimited || limit === 0 ? 0 : Math.min(1, used / limit)
  const isFull = !isUnlimited && used >= limit
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p className="flex justify-between gap-3">
        <span>{name}</span>
        <span className="text-muted tabular-nums">
          {isUnlimited
            ? words('plan.unlimited', { used: show(used) })
            : words('plan.used', { used: show(used), limit: show(limit) })}
        </span>
      </p>
      {!isUnlimited && (
        <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-pressed">
          <span
            className={classNames(
              'block h-full rounded-full',
              isFull ? 'bg-danger' : share >= 0.8 ? 'bg-warning-edge' : 'bg-brand',
            )}
            style={{ width: `${share * 100}%` }}
          />
        </span>
      )}
      {isFull && <p className="text-xs text-danger-text">{words('plan.full')}</p>}
    </div>
  )
}
