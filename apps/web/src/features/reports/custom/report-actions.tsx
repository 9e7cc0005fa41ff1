import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useNavigate } from '@tanstack/react-router'
import { Copy, Ellipsis, Link2, Printer, Settings2, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { SaveNote } from '../../../lib/draft/save-note.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { LinksDialog } from '../../../report-links/lazy-links-dialog.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { CustomReport } from './queries.ts'
import type { useReportSession } from './use-report-session.ts'

const ReportSettings = lazyPart(() => import('./edit/report-settings.tsx').then((m) => m.ReportSettings))

interface ReportActionsProps {
  readonly report: CustomReport
  readonly session: ReturnType<typeof useReportSession>
  /** Adds a widget. */
  readonly add: ReactNode
}

/** What is done with the report as a whole. */
export function ReportActions({ report, session, add }: ReportActionsProps) {
  const words = useWords('custom-reports')
  const [opened, setOpened] = useState<'settings' | 'links' | null>(null)
  const { content, save, change, wake } = session
  const { duplicate, remove } = useReportActs(report, session)
  const mayEdit = report.can.edit
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {mayEdit && (
        <SaveNote save={save} words={words(`save.${save.state}`)} tryNow={words('save.tryNow')} onTryNow={wake} />
      )}
      {mayEdit && (
        <Button icon={<Link2 />} onPress={() => setOpened('links')}>
          <span className="phone:sr-only">{words('share')}</span>
        </Button>
      )}
      {add}
      <Menu
        label={words('menu')}
        trigger={<IconButton label={words('menu')} icon={<Ellipsis />} />}
        items={[
          ...(mayEdit
            ? [
                {
                  id: 'settings',
                  label: words('settings.open'),
                  icon: <Settings2 />,
                  onAction: () => setOpened('settings'),
                },
              ]
            : []),
          {
            id: 'print',
            label: words('print'),
            description: words('printText'),
            icon: <Printer />,
            onAction: () => window.print(),
          },
          { id: 'copy', label: words('duplicate'), icon: <Copy />, onAction: () => void duplicate.run() },
          ...(report.can.delete
            ? [
                {
                  id: 'delete',
                  label: words('delete'),
                  icon: <Trash2 />,
                  tone: 'danger' as const,
                  onAction: () => void remove.run(),
                },
              ]
            : []),
        ]}
      />
      <Suspense fallback={null}>
        {opened === 'settings' && (
          <ReportSettings
            content={content}
            mayShare={report.can.share}
            onSave={change}
            onClose={() => setOpened(null)}
          />
        )}
        {opened === 'links' && (
          <LinksDialog kind="custom_report" target={report.id} name={content.title} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </div>
  )
}

function useReportActs({ id }: CustomReport, { content }: ReportActionsProps['session']) {
  const words = useWords('custom-reports')
  const navigate = useNavigate()
  const invalidates = [queryKeys('custom_reports').lists]
  const duplicate = useAction({
    call: () =>
      api.custom_reports.create({
        body: { ...content, title: words('copyOf', { title: content.title }).slice(0, 120), everyone: 'none' },
      }),
    invalidates,
    onDone: ({ report }) => void navigate({ to: `/analytics/custom/${report.id}` }),
  })
  const restore = useAction({
    call: () => api.custom_reports.restore({ params: { id } }),
    invalidates,
    onDone: () => void navigate({ to: `/analytics/custom/${id}` }),
  })
  const remove = useAction({
    call: () => api.custom_reports.delete({ params: { id } }),
    invalidates,
    onDone: () => {
      toast.undo(words('deleted', { title: content.title }), () => void restore.run())
      void navigate({ to: '/analytics' })
    },
  })
  return { duplicate, remove }
}
