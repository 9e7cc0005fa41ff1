import { starterWidgets } from '@deckle/core/report/custom/templates.ts'
import type { Widget } from '@deckle/core/report/custom/widget.ts'
import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { daysAgo } from './days-ago.ts'
import { insertRows } from './queries.ts'

/** How the audience does, with a word of its maker's, seen by everyone who makes decks. */
export async function insertCustomReports(
  deps: Pick<Deps, 'newId' | 'now'>,
  trx: Db,
  { clientId: client_id, people }: { readonly clientId: string; readonly people: ReadonlyMap<string, string> },
): Promise<void> {
  const owner_id = people.get('meera') ?? ''
  const maker = { userId: owner_id, clientId: client_id, licenseType: 'Creator' } as const
  const text: Widget = {
    id: 'text1',
    kind: 'text',
    title: 'What we look at on Mondays',
    width: 2,
    text: 'Most plays come from the cards on the counter. If a day falls by a third, ask the cafés whether the cards still stand there.',
    source: null,
    columns: [],
    rows: 10,
  }
  const widgets = starterWidgets(maker, 'content', numbered())
  await insertRows(trx, 'custom_reports', [
    {
      client_id,
      id: deps.newId(),
      owner_id,
      title: 'How our decks do',
      note: 'Views, plays and results of all decks at the counter.',
      period: JSON.stringify({ days: 30, from: null, to: null }),
      widgets: JSON.stringify([...widgets.slice(0, 4), text, ...widgets.slice(4)]),
      everyone: 'view',
      created_at: daysAgo(deps, 12),
      updated_at: daysAgo(deps, 2),
    },
  ])
}

function numbered(): () => string {
  let count = 0
  return () => `w${(count += 1)}`
}
