/** Notifications that Deckle writes itself, by their type. */
export const notifications = {
  shared: { title: 'The deck “{name}” is shared with you', text: '' },
}
