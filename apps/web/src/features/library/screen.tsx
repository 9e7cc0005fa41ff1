import type { DeckRow } from '@deckle/contract/decks.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { FileUp, Images, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { NoMatch } from '../../lib/list/no-match.tsx'
import { PagedRows } from '../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { lazyPart } from '../../lib/screen/section.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { WhileShown } from '../../lib/screen/while-shown.tsx'
import { useWords } from '../../words/use-words.ts'
import { CreateDialog } from './parts/create-dialog.tsx'
import { DeckCard } from './parts/deck-card.tsx'
import { DeckCollection } from './parts/deck-collection.tsx'
import { DeckTable } from './parts/deck-table.tsx'
import { Filters } from './parts/filters.tsx'
import { decksQuery } from './queries.ts'
import { isFiltered, type LibraryUrl, libraryUrl, type Sort } from './url-state.ts'

const MediaLibrary = lazyPart(() => import('../media/index.ts').then((module) => module.MediaLibrary))
const ImportDialog = lazyPart(() => import('./import/import-dialog.tsx').then((module) => module.ImportDialog))

const rowsOf = ({ decks }: { readonly decks: readonly DeckRow[] }) => decks

/** The decks that the user may see: search, create, rename, duplicate, delete. */
export function LibraryScreen() {
  const t = useWords('library')
  const [url, setUrl] = useUrlState(libraryUrl)
  const decks = usePagedList(decksQuery(url), rowsOf)
  const [isOpeningFiles, setOpeningFiles] = useState(false)
  const [isOpeningImport, setOpeningImport] = useState(false)
  const create = (isOpen: boolean) =>
    setUrl({ ...url, create: isOpen ? true : undefined, kind: undefined }, { replace: !isOpen })
  const openImport = (isOpen: boolean) => setUrl({ ...url, import: isOpen ? true : undefined }, { replace: !isOpen })
  const openFiles = (isOpen: boolean) => setUrl({ ...url, files: isOpen ? true : undefined }, { replace: !isOpen })
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-5 p-6 phone:p-4">
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Button icon={<Images />} isPending={isOpeningFiles} onPress={() => openFiles(true)}>
              {t('files')}
            </Button>
            <Button icon={<FileUp />} isPending={isOpeningImport} onPress={() => openImport(true)}>
              {t('import')}
            </Button>
            <Button data-guide="library.new" variant="primary" icon={<Plus />} onPress={() => create(true)}>
              {t('new')}
            </Button>
          </>
        }
      >
        <Filters url={url} setUrl={setUrl} />
      </PageHeader>
      <PagedRows
        list={decks}
        loading={<Skeleton kind={url.view === 'list' ? 'table' : 'cards'} count={8} />}
        empty={
          <EmptyLibrary
            url={url}
            onCreate={() => create(true)}
            onClear={() => setUrl({ sort: url.sort, view: url.view })}
          />
        }
        total={decks.firstPage?.total}
      >
        {(rows) => (
          <Rows
            rows={rows}
            url={url}
            onSort={(sort) => setUrl({ ...url, sort: sort === 'updated' ? undefined : sort })}
          />
        )}
      </PagedRows>
      <CreateDialog
        isOpen={url.create === true}
        onOpenChange={create}
        kind={url.kind ?? null}
        onKind={(kind) => setUrl({ ...url, kind: kind ?? undefined }, { replace: false })}
      />
      {url.files && (
        <Suspense fallback={<WhileShown onChange={setOpeningFiles} />}>
          <MediaLibrary onClose={() => openFiles(false)} />
        </Suspense>
      )}
      {url.import && (
        <Suspense fallback={<WhileShown onChange={setOpeningImport} />}>
          <ImportDialog isOpen onOpenChange={openImport} />
        </Suspense>
      )}
    </div>
  )
}

function Rows({ rows, url, onSort }: { rows: readonly DeckRow[]; url: LibraryUrl; onSort: (sort: Sort) => void }) {
  const t = useWords('library')
  return (
    <DeckCollection rows={rows}>
      {(item) =>
        url.view === 'list' ? (
          <DeckTable rows={rows} item={item} url={url} onSort={onSort} />
        ) : (
          <ul
            data-grid
            aria-label={t('title')}
            className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4 phone:grid-cols-1"
          >
            {rows.map((row) => (
              <li key={row.id} className="flex flex-col *:flex-1">
                <DeckCard {...item(row)} />
              </li>
            ))}
          </ul>
        )
      }
    </DeckCollection>
  )
}

function EmptyLibrary({ url, onCreate, onClear }: { url: LibraryUrl; onCreate: () => void; onClear: () => void }) {
  const t = useWords('library')
  if (url.status === 'bin' && !url.q && !url.type && !url.tag) {
    return (
      <EmptyState illustration="done" title={t('empty.bin')}>
        {t('empty.binText')}
      </EmptyState>
    )
  }
  if (url.owner === 'shared' && !url.status && !url.q && !url.type && !url.tag) {
    return (
      <EmptyState illustration="library" title={t('empty.shared')}>
        {t('empty.sharedText')}
      </EmptyState>
    )
  }
  if (isFiltered(url)) {
    return (
      <NoMatch title={t('empty.filtered')} clearLabel={t('filters.clear')} onClear={onClear}>
        {t('empty.filteredText')}
      </NoMatch>
    )
  }
  return (
    <EmptyState
      illustration="library"
      title={t('empty.title')}
      action={
        <>
          <Button variant="primary" icon={<Plus />} onPress={onCreate}>
            {t('empty.action')}
          </Button>
          <LinkButton variant="quiet" href="/helpDesk/first-deck">
            {t('empty.help')}
          </LinkButton>
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
