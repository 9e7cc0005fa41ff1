import { APP_VERSION } from '@deckle/core/version/version.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { ChevronRight, Copy } from 'lucide-react'
import { Page } from '../../lib/screen/page.tsx'
import { usePreference } from '../../lib/preferences/preferences.ts'
import { textParam, urlParams } from '../../lib/url/url-params.ts'
import { UrlSearch } from '../../lib/url/url-search.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useFormatter, useNow, useWords, type Words } from '../../words/use-words.ts'

const groups = {
  decks: ['save', 'undo', 'delete', 'languages'],
  publishing: ['publish', 'edit', 'answers', 'limit'],
  account: ['password', 'email', 'link', 'sessions'],
} as const

const helpUrl = urlParams({ q: textParam(100) })

export function HelpDeskScreen() {
  const words = useWords('pages')
  const [{ q = '' }, setUrl] = useUrlState(helpUrl)
  return (
    <Page width="md">
      <PageHeader title={words('help.title')} description={words('help.intro')}>
        <UrlSearch
          label={words('help.search')}
          value={q}
          onChange={(next) => setUrl({ q: next })}
          pauseMs={50}
          className=""
        />
      </PageHeader>
      <Answers words={words} query={q} />
      <Card title={words('help.shortcuts')}>
        <p className="text-sm text-muted">{words('help.shortcutsText')}</p>
      </Card>
      <Contact />
    </Page>
  )
}

function Answers({ words, query }: { words: Words<'pages'>; query: string }) {
  const searched = query.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = Object.entries(groups).map(([group, names]) => ({
    group: group as keyof typeof groups,
    entries: names
      .map((name) => ({
        name,
        question: words(`help.answers.${name}.question`),
        answer: words(`help.answers.${name}.answer`),
      }))
      .filter(({ question, answer }) =>
        searched.every((word) => `${question} ${answer}`.toLocaleLowerCase().includes(word)),
      ),
  }))
  if (found.every(({ entries }) => entries.length === 0))
    return (
      <p className="text-sm text-muted" role="status">
        {words('help.nothing')}
      </p>
    )
  return found
    .filter(({ entries }) => entries.length > 0)
    .map(({ group, entries }) => (
      <Card key={group} title={words(`help.groups.${group}`)}>
        {entries.map(({ name, question, answer }) => (
          <details
            key={`${name}${searched.length > 0}`}
            open={searched.length > 0 && entries.length <= 2}
            className="group border-t border-line first-of-type:border-t-0"
          >
            <summary className="flex min-h-9 list-none items-center gap-2 rounded-sm py-2 text-sm hover:text-brand-text touch:min-h-11 [&::-webkit-details-marker]:hidden">
              <ChevronRight
                aria-hidden="true"
                className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
              />
              {question}
            </summary>
            <p className="pb-3 ps-6 text-sm text-muted">{answer}</p>
          </details>
        ))}
      </Card>
    ))
}

function Contact() {
  const words = useWords('pages')
  const format = useFormatter()
  const now = useNow()
  const language = usePreference('language')
  const rows = [
    [words('help.details.version'), APP_VERSION],
    [words('help.details.browser'), navigator.userAgent],
    [words('help.details.screen'), `${window.innerWidth} × ${window.innerHeight}`],
    [words('help.details.language'), language],
    [words('help.details.time'), format.dateTime(now, { dateStyle: 'medium', timeStyle: 'short' })],
  ] as const
  const copy = async () => {
    await navigator.clipboard.writeText(rows.map((row) => row.join(': ')).join('\n'))
    toast({ title: words('help.copied'), tone: 'success' })
  }
  return (
    <Card
      title={words('help.contact')}
      description={words('help.contactText')}
      action={
        <Button icon={<Copy />} size="sm" onPress={() => void copy()}>
          {words('help.copy')}
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
