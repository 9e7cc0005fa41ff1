import type { ReportPeriod } from '@deckle/core/report/custom/widget.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { PagedRows } from '../lib/list/paged-rows.tsx'
import { usePagedList } from '../lib/list/use-paged-list.ts'
import { useWords } from '../words/use-words.ts'
import { LinkLine } from './link-line.tsx'
import { NewLink } from './new-link.tsx'
import { type LinkTarget, linksQuery, type ReportLink } from './queries.ts'

interface LinksDialogProps extends LinkTarget {
  readonly name: string
  /** Of a deck's figures. */
  readonly period?: ReportPeriod | undefined
  readonly onClose: () => void
}

const rowsOf = (page: { readonly links: readonly ReportLink[] }) => page.links

/** Links by which strangers see a report: a new one, and those that there are. */
export function LinksDialog({ kind, target, name, period, onClose }: LinksDialogProps) {
  const words = useWords('report-links')
  const list = usePagedList(linksQuery({ kind, target }), rowsOf)
  return (
    <Dialog
      title={words('title', { name })}
      description={words('text')}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      footer={(close) => <Button onPress={close}>{words('done')}</Button>}
    >
      <div className="flex flex-col gap-5">
        <NewLink kind={kind} target={target} period={period} />
        <section aria-label={words('list')}>
          <h3 className="mb-2 text-sm font-strong">{words('list')}</h3>
          <PagedRows list={list} empty={<p className="text-sm text-muted">{words('none')}</p>}>
            {(links) => (
              <ul className="flex flex-col divide-y divide-line">
                {links.map((link) => (
                  <LinkLine key={link.id} link={link} />
                ))}
              </ul>
            )}
          </PagedRows>
        </section>
      </div>
    </Dialog>
  )
}
