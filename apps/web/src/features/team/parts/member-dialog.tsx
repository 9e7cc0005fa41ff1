import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { BookPlus } from 'lucide-react'
import { useState } from 'react'
import { AddressText } from '../../../lib/address-text.tsx'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useWords } from '../../../words/use-words.ts'
import { memberQuery, type MemberPage } from '../queries.ts'
import { AssignForm } from './assign-form.tsx'
import { memberName, useLastSeen } from './member-facts.ts'
import { MemberState } from './member-state.tsx'
import { OpenCourse } from './open-course.tsx'
import { RemindButton } from './remind-button.tsx'

const coursesOf = ({ courses }: MemberPage) => courses

/** A person's open courses: to extend, to assign another, to remind. */
export function MemberDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const words = useWords('team')
  const list = usePagedList(memberQuery(id), coursesOf)
  const [isAssigning, setAssigning] = useState(false)
  const member = list.firstPage?.member
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={member ? memberName(member) : words('member.title')}
      description={member?.user.name ? <AddressText text={member.user.email} /> : undefined}
      footer={member && <RemindButton member={member} />}
    >
      <div className="flex flex-col gap-4">
        {member && <MemberSummary member={member} />}
        <section className="flex flex-col gap-2">
          <h3 className="font-strong">{words('member.courses')}</h3>
          <PagedRows
            list={list}
            loading={<Skeleton count={4} />}
            empty={<p className="text-muted">{words('member.none')}</p>}
          >
            {(courses) => (
              <ul className="divide-y divide-line">
                {courses.map((course) => (
                  <OpenCourse key={course.id} course={course} userId={id} />
                ))}
              </ul>
            )}
          </PagedRows>
        </section>
        {member &&
          (isAssigning ? (
            <AssignForm userId={id} onClose={() => setAssigning(false)} />
          ) : (
            <Button icon={<BookPlus />} className="self-start" onPress={() => setAssigning(true)}>
              {words('assign.open')}
            </Button>
          ))}
      </div>
    </Dialog>
  )
}

function MemberSummary({ member }: Pick<MemberPage, 'member'>) {
  const words = useWords('team')
  const lastSeen = useLastSeen()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <MemberState member={member} />
      <span className="text-muted">{words('member.seen', { when: lastSeen(member) })}</span>
    </div>
  )
}
