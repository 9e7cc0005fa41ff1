import { isBlank } from '@deckle/core/text/is-blank.ts'
import type { Banner } from '@deckle/contract/banners.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { LeaveGuard } from '../../../lib/form/leave-guard.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { useWords } from '../../../words/use-words.ts'
import { FiguresCard } from '../figures/figures-card.tsx'
import { StateBadge } from '../list/state-badge.tsx'
import { bannerQuery } from '../queries.ts'
import { AudienceCard } from './audience-card.tsx'
import { ContentCard } from './content-card.tsx'
import { PlaceCard } from './place-card.tsx'
import { Preview } from './preview.tsx'
import { type BannerForm, blank, bodyOf, changesOf, formOf } from './values.ts'

export function BannerScreen() {
  const { id } = useParams({ strict: false }) as { id?: string }
  return id === undefined ? <Editor banner={null} /> : <StoredBanner id={id} />
}

function StoredBanner({ id }: { readonly id: string }) {
  const { data, error, refetch, isFetching } = useQuery(bannerQuery(id))
  if (data) return <Editor key={data.id} banner={data} />
  return (
    <Page>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton kind="table" count={8} />
      )}
    </Page>
  )
}

function Editor({ banner }: { readonly banner: Banner | null }) {
  const t = useWords('banners')
  const { form, isDirty } = useBannerForm(banner)
  const { control } = form
  const typed = useWatch({ control, name: 'title' })
  const title = isBlank(typed) ? t(banner ? 'editor.untitled' : 'editor.newTitle') : typed.trim()
  usePageTitle(title)
  return (
    <Page>
      <Form form={form} className="flex flex-col gap-6">
        <PageHeader
          title={title}
          badge={banner && <StateBadge state={banner.state} />}
          breadcrumbs={<Breadcrumbs items={[{ label: t('editor.back'), href: '/banners' }, { label: title }]} />}
          actions={
            <Button type="submit" variant="primary" isPending={form.isPending} isDisabled={banner !== null && !isDirty}>
              {t(banner ? 'editor.save' : 'editor.create')}
            </Button>
          }
        />
        <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-1">
          <div className="flex min-w-0 flex-col gap-4">
            <ContentCard control={control} />
            <PlaceCard control={control} isNew={banner === null} />
            <AudienceCard control={control} />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <Preview control={control} />
            {banner && <FiguresCard id={banner.id} />}
          </div>
        </div>
      </Form>
      <LeaveGuard
        isDirty={isDirty}
        isSaving={form.isPending}
        save={form.submit}
        discard={() => form.reset()}
        words={{
          title: t('editor.leave.title'),
          text: t('editor.leave.text'),
          stay: t('editor.leave.stay'),
          discard: t('editor.leave.discard'),
          save: t('editor.leave.save'),
        }}
      />
    </Page>
  )
}

/** Sends what was changed; a new banner's own address follows once it is made. */
function useBannerForm(banner: Banner | null) {
  const t = useWords('banners')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [made, setMade] = useState<Banner | null>(null)
  const before = banner ? formOf(banner) : blank
  const form = useSubmitForm<BannerForm>({
    defaultValues: before,
    within: 'audience.',
    submit: async (values) => {
      const { banner: stored } = banner
        ? await api.banners.update({ params: { id: banner.id }, body: changesOf(values, before) })
        : await api.banners.create({ body: bodyOf(values) })
      queries.setQueryData(bannerQuery(stored.id).queryKey, stored)
      form.reset(formOf(stored))
      toast({ tone: 'success', title: banner ? t('editor.saved') : t('editor.created', { title: stored.title }) })
      if (!banner) setMade(stored)
    },
    invalidates: [queryKeys('banners').lists, queryKeys('banners').report('shown')],
  })
  useEffect(() => {
    // Once nothing is unsaved any more, which would hold it back.
    if (made) void navigate({ to: `/banners/${made.id}`, replace: true })
  }, [made, navigate])
  return { form, isDirty: form.formState.isDirty && made === null }
}
