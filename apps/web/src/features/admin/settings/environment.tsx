import { type EnvironmentGroup, environmentGroups, type EnvironmentSettingState } from '@deckle/contract/config.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { DataTable } from '../../../lib/list/paged-table.tsx'
import { useWords } from '../../../words/use-words.ts'

const groups = Object.keys(environmentGroups) as EnvironmentGroup[]

/** Environment settings, read-only. */
export function Environment({ settings }: { settings: readonly EnvironmentSettingState[] }) {
  const words = useWords('operations')
  return (
    <Card title={words('settings.environment')} description={words('settings.environmentText')}>
      <div className="flex flex-col gap-5">
        {groups.map((group) => (
          <div key={group} className="flex flex-col gap-2">
            <h3 className="text-sm font-strong">{words(`settings.groups.${group}`)}</h3>
            <Group group={group} settings={settings} />
          </div>
        ))}
      </div>
    </Card>
  )
}

function Group({ group, settings }: { group: EnvironmentGroup; settings: readonly EnvironmentSettingState[] }) {
  const words = useWords('operations')
  const names: readonly string[] = environmentGroups[group]
  return (
    <DataTable
      label={words('settings.list', { group: words(`settings.groups.${group}`) })}
      rows={settings.filter(({ name }) => names.includes(name))}
      rowKey={({ name }) => name}
      columns={[
        {
          name: words('settings.name'),
          className: 'w-3/5 min-w-64',
          cell: ({ name }) => (
            <span className="flex flex-col py-1.5">
              <code className="text-xs wrap-break-word">{name}</code>
              <span className="text-xs font-normal text-muted">{words(`settings.meanings.${name}`)}</span>
            </span>
          ),
        },
        { name: words('settings.value'), cell: (setting) => <Value setting={setting} /> },
        {
          name: words('settings.default'),
          cell: ({ initial }) => (
            <span className="text-muted wrap-break-word">{initial ?? words('settings.none')}</span>
          ),
        },
      ]}
    />
  )
}

function Value({ setting: { value, isSecret, isSet } }: { setting: EnvironmentSettingState }) {
  const words = useWords('operations')
  if (isSecret)
    return <Badge tone={isSet ? 'success' : 'neutral'}>{words(isSet ? 'settings.isSet' : 'settings.notSet')}</Badge>
  if (value === null) return <span className="text-muted">{words('settings.notSet')}</span>
  return <span className={isSet ? 'font-strong wrap-break-word' : 'wrap-break-word'}>{value}</span>
}
