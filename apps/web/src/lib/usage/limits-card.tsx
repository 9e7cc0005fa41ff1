import type { ClientUsage, LimitUse } from '@deckle/contract/usage.ts'
import { upgradePlans, upgradesFrom } from '@deckle/core/plan/upgrade.ts'
import { FEWEST_DAYS } from '@deckle/core/statistics/forecast.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useCalendarDay } from '../../words/use-calendar-day.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { UsageBar } from './usage-bar.tsx'

/** Usage of each limit, and when it is forecast to be reached. @param mayBuy whether it leads to larger plans */
export function LimitsCard({ usage, mayBuy }: { usage: ClientUsage; mayBuy: boolean }) {
  const words = useWords('usage')
  return (
    <Card
      title={words('limits.title')}
      action={mayBuy && upgradesFrom(usage.plan).length > 0 && <LargerPlans usage={usage} />}
    >
      <ul className="flex flex-col gap-5">
        {usage.limits.map((use) => (
          <li key={use.name}>
            <Limit use={use} days={usage.days.length} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Limit({ use, days }: { use: LimitUse; days: number }) {
  const words = useWords('usage')
  const format = useFormatter()
  const { name, limit } = use
  const used = format.number(use.used)
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p className="flex justify-between gap-3">
        <span>{words(`limits.${name}`)}</span>
        <span className="text-muted tabular-nums">
          {limit === null
            ? words('limits.unlimited', { used })
            : words('limits.used', { used, limit: format.number(limit) })}
        </span>
      </p>
      {limit !== null && (
        <>
          <UsageBar used={use.used} limit={limit} />
          <Forecast use={use} limit={limit} days={days} />
        </>
      )}
    </div>
  )
}

function Forecast({ use: { name, used, fullOn }, limit, days }: { use: LimitUse; limit: number; days: number }) {
  const words = useWords('usage')
  const calendarDay = useCalendarDay()
  if (used >= limit) return <p className="text-xs text-danger-text">{words('forecast.full')}</p>
  if (fullOn === null)
    return <p className="text-xs text-muted">{words(days < FEWEST_DAYS ? 'forecast.early' : 'forecast.none')}</p>
  const day = calendarDay(fullOn, { dateStyle: 'long' })
  return <p className="text-xs text-muted">{words(`forecast.${name}`, { day })}</p>
}

/** Leads to the plan that lifts a limit. */
function LargerPlans({ usage }: { usage: ClientUsage }) {
  const words = useWords('usage')
  const lifts = usage.limits.map((use) => upgradePlans.find((plan) => plan === use.lifts)).find(Boolean)
  return (
    <LinkButton href={`/billing?tab=plans${lifts ? `&plan=${lifts}` : ''}`} size="sm">
      {words('larger')}
    </LinkButton>
  )
}
