import type { Deps } from '../deps.ts'

interface SeededDeck {
  readonly id: string
  readonly key: string
  readonly name: string
}

/** Unread notifications of the people who sign in. */
export function notificationsFor(
  deps: Deps,
  client_id: string,
  people: ReadonlyMap<string, string>,
  decks: readonly SeededDeck[],
) {
  const person = (key: string): string => people.get(key) ?? ''
  const deck = (key: string): SeededDeck => decks.find((one) => one.key === key) ?? { id: '', key, name: '' }
  const row = (
    to: string,
    hoursAgo: number,
    note: { title: string; text: string; link: string; actor?: string; read?: boolean },
  ) => {
    const created_at = new Date(deps.now().getTime() - hoursAgo * 3_600_000)
    return {
      client_id,
      id: deps.newId(),
      user_id: person(to),
      type: 'system',
      title: note.title,
      text: note.text,
      link: note.link,
      actor_id: note.actor === undefined ? null : person(note.actor),
      created_at,
      read_at: note.read ? created_at : null,
    }
  }
  const analytics = (key: string): string => `/analyticsViewer/${deck(key).id}`
  return [
    row('meera', 3, {
      title: 'More than 100 people have played your quiz',
      text: deck('knowledge').name,
      link: analytics('knowledge'),
    }),
    row('meera', 26, {
      title: 'Vikram Shetty published a deck',
      text: deck('visit').name,
      link: analytics('visit'),
      actor: 'vikram',
    }),
    row('meera', 290, {
      title: 'A second version of your quiz is published',
      text: deck('knowledge').name,
      link: `/publishViewer/${deck('knowledge').id}`,
      read: true,
    }),
    row('vikram', 5, {
      title: 'New answers to your survey',
      text: 'Nine people wrote what would have made it a ten.',
      link: analytics('visit'),
    }),
    row('vikram', 30, {
      title: 'The Thursday game was busy',
      text: `${deck('trivia').name} had its most players in a day.`,
      link: analytics('trivia'),
    }),
    row('ananya', 8, {
      title: 'Thirteen decks are published',
      text: 'One of each kind. Your plan has no limit.',
      link: '/library',
    }),
    row('ananya', 52, {
      title: 'Imran Qureshi published a deck',
      text: deck('team-day').name,
      link: analytics('team-day'),
      actor: 'imran',
      read: true,
    }),
    row('kabir', 20, {
      title: 'Welcome to Lantern Hill Coffee',
      text: 'Look around, and ask Meera when something is unclear.',
      link: '/home',
      actor: 'meera',
    }),
  ]
}
