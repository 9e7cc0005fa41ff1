import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { permissionsQuery } from '../../comments/queries.ts'
import { Page } from '../../lib/screen/page.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { Feed } from './list/feed.tsx'
import { OnePost } from './list/one-post.tsx'
import { feedUrl } from './queries.ts'

export function FeedScreen() {
  const words = useWords('feed')
  const [url, setUrl] = useUrlState(feedUrl)
  const { data: permissions } = useQuery(permissionsQuery)
  return (
    <Page width="md">
      <PageHeader
        title={words('title')}
        actions={
          permissions?.can.moderate && (
            <LinkButton href="/feed/moderation" icon={<ShieldCheck />}>
              {words('moderation')}
            </LinkButton>
          )
        }
      />
      {url.post === undefined ? (
        <Feed url={url} setUrl={setUrl} permissions={permissions} />
      ) : (
        <OnePost key={url.post} id={url.post} linked={url.comment} />
      )}
    </Page>
  )
}
