import type { TeamMember } from '@deckle/contract/team.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { Network } from 'lucide-react'
import type { ReactNode } from 'react'
import { AddressText } from '../../../lib/address-text.tsx'
import { PagedTable } from '../../../lib/list/paged-table.tsx'
import type { PagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { memberName, useLastSeen } from './member-facts.ts'
import { MemberState } from './member-state.tsx'
import { RemindButton } from './remind-button.tsx'

interface TableProps {
  readonly list: PagedList<TeamMember>
  readonly empty: ReactNode
  readonly onShow: (id: string) => void
  readonly onNode: (id: string) => void
}

export function MemberTable({ list, empty, onShow, onNode }: TableProps) {
  const words = useWords('team')
  const format = useFormatter()
  const lastSeen = useLastSeen()
  return (
    <PagedTable
      label={words('people')}
      list={list}
      empty={empty}
      rowKey={({ user }) => user.id}
      columns={[
        {
          name: words('column.name'),
          cell: (member) => <Name member={member} onShow={onShow} onNode={onNode} />,
        },
        { name: words('column.state'), cell: (member) => <MemberState member={member} /> },
        {
          name: words('column.due'),
          cell: ({ nextDue }) =>
            nextDue === null ? words('none') : format.dateTime(new Date(nextDue), { dateStyle: 'medium' }),
        },
        { name: words('column.lastSeen'), cell: lastSeen },
        {
          name: words('column.progress'),
          className: 'min-w-32',
          cell: (member) =>
            member.percent === null ? (
              words('none')
            ) : (
              <ProgressBar label={words('progressOf', { name: memberName(member) })} hideLabel value={member.percent} />
            ),
        },
        {
          name: words('column.actions'),
          hideName: true,
          align: 'end',
          cell: (member) => (
            <span className="flex flex-wrap items-center justify-end gap-1 phone:justify-start">
              <LinkButton
                variant="quiet"
                size="sm"
                aria-label={words('reportOf', { name: memberName(member) })}
                href={`/people/${member.user.id}/learning`}
              >
                {words('report')}
              </LinkButton>
              <RemindButton member={member} size="sm" />
            </span>
          ),
        },
      ]}
    />
  )
}

function Name({ member, onShow, onNode }: { readonly member: TeamMember } & Pick<TableProps, 'onShow' | 'onNode'>) {
  const words = useWords('team')
  const { id, name, email } = member.user
  return (
    <span className="flex min-w-40 items-start gap-1">
      <span className="flex min-w-0 flex-col items-start wrap-break-word">
        <Button variant="quiet" size="sm" className="-ms-2.75" onPress={() => onShow(id)}>
          {memberName(member)}
        </Button>
        {name !== '' && (
          <span className="text-xs text-muted">
            <AddressText text={email} />
          </span>
        )}
      </span>
      {member.leads && (
        <IconButton
          size="sm"
          icon={<Network />}
          label={words('openTeam', { name: memberName(member) })}
          onPress={() => onNode(id)}
        />
      )}
    </span>
  )
}
