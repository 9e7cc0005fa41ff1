import { ChevronRight } from 'lucide-react'
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs, Link } from 'react-aria-components'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'

/** The last item is the current page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const strings = useUiStrings()
  return (
    <nav aria-label={strings.breadcrumbs}>
      <AriaBreadcrumbs className="flex min-w-0 flex-wrap items-center text-xs text-muted">
        {items.map((item, index) => (
          <Breadcrumb key={item.href ?? item.label} className="flex min-w-0 items-center">
            <Link
              href={item.href}
              className="max-w-56 truncate rounded-sm px-1 no-underline hover:text-ink hover:underline current:text-ink touch:leading-11"
            >
              {item.label}
            </Link>
            {index < items.length - 1 && (
              <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 text-faint rtl:rotate-180" />
            )}
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  )
}

export interface BreadcrumbsProps {
  items: readonly { label: string; href?: string }[]
}
