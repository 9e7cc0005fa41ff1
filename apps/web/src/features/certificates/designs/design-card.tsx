import type { CertificateDesignRow } from '@deckle/contract/certificate-designs.ts'
import { certificateLimits } from '@deckle/core/certificates/certificate-design.ts'
import { sampleLanguageOf } from '@deckle/core/certificates/sample-values.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { CopyPlus, Ellipsis, Trash2 } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useRelativeTime } from '../../../deck/use-relative-time.ts'
import { useWords } from '../../../words/use-words.ts'
import { CertificatePage } from '../page/certificate-page.tsx'
import { useSample } from '../page/use-sample.ts'
import { useCreateDesign } from './use-create-design.ts'

interface DesignCardProps {
  readonly row: CertificateDesignRow
  readonly onDelete: () => void
}

export function DesignCard({ row, onDelete }: DesignCardProps) {
  const t = useWords('certificate-designs')
  const sample = useSample(sampleLanguageOf(row.design.language))
  const relative = useRelativeTime()
  const create = useCreateDesign()
  const { id, name, design, owner, problems, updatedAt } = row
  const copy = () => void create.run({ name: t('copyOf', { name }).slice(0, certificateLimits.name), design })
  return (
    <article className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <Link
        href={`/certificates/designs/${id}`}
        className="flex flex-1 flex-col no-underline outline-offset-[-2px] hover:bg-hover"
      >
        <CertificatePage {...sample} design={design} className="w-full border-b border-line" />
        <span className="flex flex-col gap-1 px-3 pt-2">
          <bdi className="font-strong wrap-anywhere text-ink">{name}</bdi>
          {problems > 0 && <Badge tone="warning">{t('unfinished')}</Badge>}
        </span>
      </Link>
      <div className="flex items-center gap-2 px-3 pb-2">
        <p className="min-w-0 flex-1 truncate text-xs text-muted">
          {owner ? t('changedBy', { owner: owner.name, when: relative(updatedAt) }) : relative(updatedAt)}
        </p>
        <Menu
          label={t('actions', { name })}
          trigger={
            <IconButton label={t('actions', { name })} icon={<Ellipsis />} size="sm" isPending={create.isPending} />
          }
          items={[
            { id: 'copy', label: t('start'), icon: <CopyPlus />, onAction: copy },
            ...(row.can.delete
              ? [{ id: 'delete', label: t('delete'), icon: <Trash2 />, tone: 'danger' as const, onAction: onDelete }]
              : []),
          ]}
        />
      </div>
    </article>
  )
}
