import { may } from '@deckle/core/access/access.ts'
import { type TagKind, tagKinds } from '@deckle/core/tag/tag.ts'
import { Tabs } from '@deckle/ui/collections/tabs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Page } from '../../lib/screen/page.tsx'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { tagsUrl } from './queries.ts'
import { TagsTab } from './tags-tab.tsx'

export function TagsScreen() {
  const t = useWords('tag-list')
  const [{ tab = 'content' }, setUrl] = useUrlState(tagsUrl)
  const actor = actorOf(useUser())
  const kinds = tagKinds.filter((kind) => kind !== 'user' || may(actor, 'user.list'))
  return (
    <Page width="md">
      <PageHeader title={t('title')} description={t('text')} />
      <Tabs<TagKind>
        label={t('title')}
        value={kinds.includes(tab) ? tab : 'content'}
        onChange={(kind) => setUrl(kind === 'content' ? {} : { tab: kind })}
        tabs={kinds.map((kind) => ({
          id: kind,
          label: t(`kinds.${kind}`),
          content: <TagsTab key={kind} kind={kind} />,
        }))}
      />
    </Page>
  )
}
