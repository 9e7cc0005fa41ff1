import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { ticketHashes } from '../../modules/tickets/index.ts'
import { insertRows } from '../queries.ts'

interface DraftMessage {
  /** Key of an operator; the asker without one. */
  readonly by?: string
  readonly kind?: 'note'
  readonly hoursAgo: number
  readonly text: string
}

interface DraftTicket {
  /** Key of a person; a visitor with an address. */
  readonly from: string | { readonly name: string; readonly email: string }
  readonly subject: string
  readonly state: 'open' | 'answered' | 'closed'
  readonly assignee?: string
  readonly messages: readonly DraftMessage[]
}

/** Of the coffee roaster: waiting, taken, answered, closed, and one by somebody without an account. */
const drafts: readonly DraftTicket[] = [
  {
    from: 'meera',
    subject: 'Half of the answers of Tuesday are missing',
    state: 'open',
    messages: [
      {
        hoursAgo: 26,
        text: 'In the figures of the shift survey I see 14 plays for Tuesday, but 27 people were on shift and say that they have answered. Where are the others?',
      },
    ],
  },
  {
    from: { name: 'Devika Menon', email: 'devika@menonbakery.example' },
    subject: 'The tasting quiz does not open on my phone',
    state: 'open',
    messages: [
      {
        hoursAgo: 5,
        text: 'I scanned the code at your counter in Indiranagar. The page stays white. It is an older phone.',
      },
    ],
  },
  {
    from: 'kabir',
    subject: 'मेरा प्रमाणपत्र पुराने नाम से है',
    state: 'open',
    assignee: 'ananya',
    messages: [
      { hoursAgo: 50, text: 'शादी के बाद मेरा नाम बदल गया है, पर प्रमाणपत्र पर पुराना नाम है। क्या नया मिल सकता है?' },
      { by: 'ananya', hoursAgo: 47, text: 'ज़रूर। कृपया बताएँ कि नाम कैसे लिखा जाए।' },
      { hoursAgo: 44, text: 'कबीर शर्मा मेहता। धन्यवाद!' },
      { by: 'ananya', kind: 'note', hoursAgo: 43, text: 'Vikram issues it anew as soon as HR has confirmed the name.' },
    ],
  },
  {
    from: 'imran',
    subject: 'Can a deck have a video of our own?',
    state: 'answered',
    assignee: 'ananya',
    messages: [
      { hoursAgo: 75, text: 'The roasting film is not on YouTube, and it should stay that way.' },
      {
        by: 'ananya',
        hoursAgo: 73,
        text: 'Yes: add a captioned video and choose a video file instead of an address. MP4 and WebM work everywhere.',
      },
    ],
  },
  {
    from: 'lakshmi',
    subject: 'Locked out after too many passwords',
    state: 'closed',
    assignee: 'ananya',
    messages: [
      { hoursAgo: 170, text: 'I have typed it wrong too often, and now it says that I have to wait.' },
      { by: 'ananya', hoursAgo: 169, text: 'It opens again after 15 minutes. I have sent you a sign-in link as well.' },
      { hoursAgo: 168, text: 'That worked, thank you.' },
    ],
  },
]

interface People {
  readonly clientId: string
  readonly ids: ReadonlyMap<string, string>
}

export async function insertTickets(deps: Deps, trx: Db, people: People): Promise<void> {
  for (const draft of drafts) {
    const { ticket, messages } = rowsOf(deps, people, draft)
    await insertRows(trx, 'tickets', [ticket])
    await insertRows(trx, 'ticket_messages', messages)
  }
}

function rowsOf(deps: Deps, { clientId: client_id, ids }: People, draft: DraftTicket) {
  const id = deps.newId()
  const at = (hoursAgo: number) => new Date(deps.now().getTime() - hoursAgo * 3_600_000)
  const [first, last] = [draft.messages[0], draft.messages.findLast(({ kind }) => kind !== 'note')]
  const asker = typeof draft.from === 'string' ? (ids.get(draft.from) ?? null) : null
  const assignee_id = draft.assignee === undefined ? null : (ids.get(draft.assignee) ?? null)
  const changed = at(last?.hoursAgo ?? 0)
  return {
    ticket: {
      client_id,
      id,
      subject: draft.subject,
      state: draft.state,
      user_id: asker,
      ...ticketHashes(id, deps.secret),
      ...(typeof draft.from === 'string' ? {} : { ...draft.from, confirmed_at: at(first?.hoursAgo ?? 0) }),
      assignee_id,
      assignee_client_id: assignee_id === null ? null : client_id,
      created_at: at(first?.hoursAgo ?? 0),
      updated_at: changed,
      message_count: draft.messages.length,
      waiting_since: draft.state === 'open' ? changed : null,
    },
    messages: draft.messages.map(({ by, kind = 'message', hoursAgo, text }) => {
      const author_id = by === undefined ? asker : (ids.get(by) ?? null)
      const author_client_id = author_id === null ? null : client_id
      const side = by === undefined ? 'asker' : 'operator'
      return {
        client_id,
        id: deps.newId(),
        ticket_id: id,
        kind,
        side,
        text,
        author_id,
        author_client_id,
        created_at: at(hoursAgo),
      }
    }),
  }
}
