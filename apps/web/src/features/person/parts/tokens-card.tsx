import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { AddressText } from '../../../lib/address-text.tsx'
import { api } from '../../../lib/api.ts'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { changed, type Person, tokensQuery } from '../queries.ts'

type Token = Awaited<ReturnType<typeof api.users.authtokens>>['authtokens'][number]
const rowsOf = ({ authtokens }: { readonly authtokens: readonly Token[] }) => authtokens

/** Links that sign the person in; a link is shown once, when it is issued. */
export function TokensCard({ person }: { readonly person: Person }) {
  const words = useWords('person')
  const params = { id: person.id }
  const list = usePagedList(tokensQuery(person.id), rowsOf)
  const issue = useAction({
    call: () => api.users.createAuthtoken({ params, body: { days: 7, uses: 1 } }),
    invalidates: changed,
  })
  const mayIssue = person.can.edit && person.user_active
  return (
    <Card
      title={words('tokens.title')}
      description={words('tokens.text')}
      action={
        mayIssue && (
          <Button size="sm" onPress={() => void issue.run()} isPending={issue.isPending}>
            {words('tokens.issue')}
          </Button>
        )
      }
    >
      {issue.reply && <NewLink link={issue.reply.link} onDone={issue.reset} />}
      <PagedRows list={list} empty={<p className="text-sm text-muted">{words('tokens.none')}</p>}>
        {(rows) => (
          <ul className="flex flex-col divide-y divide-line">
            {rows.map((token) => (
              <TokenRow key={token.id} personId={person.id} token={token} />
            ))}
          </ul>
        )}
      </PagedRows>
    </Card>
  )
}

function NewLink({ link, onDone }: { readonly link: string; readonly onDone: () => void }) {
  const words = useWords('person')
  const copy = useAction({
    call: () => navigator.clipboard.writeText(link),
    onDone: () => toast({ title: words('tokens.copied'), tone: 'success' }),
  })
  return (
    <Callout
      tone="success"
      live
      title={words('tokens.once')}
      onDismiss={onDone}
      action={
        <Button size="sm" onPress={() => void copy.run()}>
          {words('tokens.copy')}
        </Button>
      }
      className="mb-3"
    >
      <code className="text-xs">
        <AddressText text={link} />
      </code>
    </Callout>
  )
}

function TokenRow({ personId, token }: { readonly personId: string; readonly token: Token }) {
  const words = useWords('person')
  const format = useFormatter()
  const revoke = useAction({
    call: () => api.users.revokeAuthtoken({ params: { id: personId, token_id: token.id } }),
    invalidates: changed,
    onDone: () => toast({ title: words('tokens.revoked'), tone: 'success' }),
  })
  const until = format.dateTime(new Date(token.expiresAt), { dateStyle: 'medium' })
  return (
    <li className="flex items-center gap-3 py-2 text-sm">
      <p className="min-w-0 flex-1">
        {words('tokens.row', { until, used: String(token.used), uses: String(token.uses) })}
      </p>
      {token.isGood ? (
        <Button
          size="sm"
          aria-label={words('tokens.revokeNamed', { until })}
          onPress={() => void revoke.run()}
          isPending={revoke.isPending}
        >
          {words('tokens.revoke')}
        </Button>
      ) : (
        <Badge>{words('tokens.over')}</Badge>
      )}
    </li>
  )
}
