import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Page } from '../../lib/screen/page.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { CaseList } from './cases/case-list.tsx'
import { MuteList } from './mutes/mute-list.tsx'
import { listed, moderationUrl } from './queries.ts'

export function ModerationScreen() {
  const words = useWords('moderation')
  const [{ state = 'waiting' }, setUrl] = useUrlState(moderationUrl)
  return (
    <Page width="md">
      <PageHeader
        title={words('title')}
        description={words('text')}
        actions={<LinkButton href="/feed">{words('feed')}</LinkButton>}
      />
      <ToggleGroup
        label={words('filter')}
        value={state}
        onChange={(next) => setUrl({ state: next === 'waiting' ? undefined : next }, { replace: false })}
        options={listed.map((id) => ({ id, label: words(`states.${id}`) }))}
        className="max-w-full flex-wrap"
      />
      {state === 'muted' ? <MuteList /> : <CaseList key={state} state={state} />}
    </Page>
  )
}
