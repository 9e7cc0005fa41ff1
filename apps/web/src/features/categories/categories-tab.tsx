import type { Category } from '@deckle/contract/categories.ts'
import { type CategoryKind, categoryLimits } from '@deckle/core/category/category.ts'
import { inTreeOrder } from '@deckle/core/learning/tree.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { SortTree } from '../../tree/sort-tree.tsx'
import { useWords } from '../../words/use-words.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryRow } from './category-row.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { OpenDialog } from './open-dialog.ts'
import { categoriesQuery, useMoveCategory, usePlaceCategory } from './queries.ts'
import { useCategoryName } from '../../articles/use-category-name.ts'

export function CategoriesTab({ kind }: { readonly kind: CategoryKind }) {
  const t = useWords('categories')
  const list = useQuery(categoriesQuery(kind))
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const close = () => setOpen(null)
  if (list.isPending) return <Skeleton kind="table" count={6} />
  if (list.isError)
    return <LoadError error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
  const isFull = list.data.length >= categoryLimits.perKind
  const add = (
    <Button variant="primary" icon={<Plus />} isDisabled={isFull} onPress={() => setOpen({ act: 'new', parent: null })}>
      {t('new')}
    </Button>
  )
  return (
    <>
      {list.data.length === 0 ? (
        <EmptyState title={t('empty.title')} action={add}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted">
              {isFull ? t('full', { most: categoryLimits.perKind }) : t('total', { count: list.data.length })}
            </p>
            {add}
          </div>
          <CategoryTree kind={kind} categories={list.data} isFull={isFull} onOpen={setOpen} />
        </div>
      )}
      {(open?.act === 'new' || open?.act === 'edit') && (
        <CategoryDialog
          kind={kind}
          all={list.data}
          category={open.act === 'edit' ? open.category : null}
          parent={open.act === 'new' ? open.parent : open.category.parent}
          onClose={close}
        />
      )}
      {open?.act === 'delete' && <DeleteDialog all={list.data} category={open.category} onClose={close} />}
    </>
  )
}

interface CategoryTreeProps {
  readonly kind: CategoryKind
  readonly categories: readonly Category[]
  readonly isFull: boolean
  readonly onOpen: (open: OpenDialog) => void
}

function CategoryTree({ kind, categories, isFull, onOpen }: CategoryTreeProps) {
  const t = useWords('categories')
  const nameOf = useCategoryName()
  const move = useMoveCategory()
  const place = usePlaceCategory()
  const levels = useMemo(
    () => new Map(inTreeOrder(categories).map(({ item, level }) => [item.id, level])),
    [categories],
  )
  return (
    <Card padding="none">
      <SortTree
        label={t(`kinds.${kind}`)}
        things={categories}
        nameOf={nameOf}
        dragLabel={(name) => t('drag', { name })}
        onPlace={(placing) => void place.run(placing)}
        renderRow={(category) => (
          <CategoryRow
            category={category}
            all={categories}
            canHold={!isFull && (levels.get(category.id) ?? 0) < categoryLimits.depth}
            onMove={(by) => void move.run({ id: category.id, by })}
            onOpen={onOpen}
          />
        )}
      />
    </Card>
  )
}
