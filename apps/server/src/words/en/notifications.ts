/** System notifications by type. */
export const notifications = {
  shared: { title: 'The deck “{name}” is shared with you', text: '' },
}
