import type { Tag } from '@deckle/contract/tags.ts'
import { may } from '@deckle/core/access/access.ts'
import { type TagKind, tagOrders } from '@deckle/core/tag/tag.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { NoMatch } from '../../lib/list/no-match.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { UrlSearch } from '../../lib/url/url-search.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { DeleteDialog } from './dialogs/delete-dialog.tsx'
import { MergeDialog } from './dialogs/merge-dialog.tsx'
import { TagDialog } from './dialogs/tag-dialog.tsx'
import type { OpenTag } from './open-tag.ts'
import { tagListQuery, tagsUrl } from './queries.ts'
import { SelectedBar } from './selected-bar.tsx'
import { TagTable } from './tag-table.tsx'

const rowsOf = ({ tags }: { readonly tags: readonly Tag[] }) => tags
const none: ReadonlySet<string> = new Set()

export function TagsTab({ kind }: { readonly kind: TagKind }) {
  const t = useWords('tag-list')
  const [url, setUrl] = useUrlState(tagsUrl)
  const list = usePagedList(tagListQuery(kind, url), rowsOf)
  const [open, setOpen] = useState<OpenTag | null>(null)
  const [selected, setSelected] = useState(none)
  const actor = actorOf(useUser())
  const close = () => setOpen(null)
  const isFiltered = url.q !== undefined || url.unused === true
  const add = may(actor, kind === 'content' ? 'tag.create' : 'tag.manage') && (
    <Button variant="primary" icon={<Plus />} onPress={() => setOpen({ act: 'new' })}>
      {t('new')}
    </Button>
  )
  const chosen = (list.rows ?? []).filter(({ id }) => selected.has(id))
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t(`about.${kind}`)}</p>
      <div className="flex flex-wrap items-end gap-3">
        <UrlSearch label={t('search')} value={url.q} onChange={(q) => setUrl({ ...url, q })} />
        <Select
          label={t('sort')}
          className="w-44 phone:w-full"
          value={url.sort ?? 'name'}
          options={tagOrders.map((id) => ({ id, label: t(`sorts.${id}`) }))}
          onChange={(sort) => setUrl({ ...url, sort: sort === 'name' ? undefined : sort })}
        />
        <Checkbox
          label={t('unusedOnly')}
          className="min-h-8 justify-center"
          isSelected={url.unused === true}
          onChange={(isOn) => setUrl({ ...url, unused: isOn ? true : undefined })}
        />
        <span className="ms-auto">{add}</span>
      </div>
      <TagTable
        label={t(`kinds.${kind}`)}
        list={list}
        selected={selected}
        onSelect={setSelected}
        onOpen={setOpen}
        empty={
          isFiltered ? (
            <NoMatch
              title={url.unused && !url.q ? t('noneUnused') : t('noMatch')}
              clearLabel={t('clear')}
              onClear={() => setUrl({ ...url, q: undefined, unused: undefined })}
            >
              {url.unused && !url.q ? t('noneUnusedText') : t('noMatchText')}
            </NoMatch>
          ) : (
            <EmptyState title={t('empty.title')} action={add}>
              {t(`empty.${kind}`)}
            </EmptyState>
          )
        }
      />
      {chosen.length > 0 && <SelectedBar tags={chosen} onDone={() => setSelected(none)} />}
      {(open?.act === 'new' || open?.act === 'edit') && (
        <TagDialog kind={kind} tag={open.act === 'edit' ? open.tag : null} onClose={close} />
      )}
      {open?.act === 'merge' && <MergeDialog tag={open.tag} onClose={close} />}
      {open?.act === 'delete' && <DeleteDialog tag={open.tag} onClose={close} />}
    </div>
  )
}
