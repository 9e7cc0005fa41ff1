/** The public blog of the demo's largest client. */
export const demoBlog = (clientId: string) => ({
  client_id: clientId,
  open: true,
  title: 'Lantern Hill journal',
  description: 'What we learn about coffee, from the slopes to the cup',
  header: JSON.stringify([{ label: 'Sign in', url: '/login' }]),
  footer: JSON.stringify([{ label: 'Write to us', url: 'mailto:hello@lantern-hill.example' }]),
  footer_text: 'Lantern Hill Coffee, Chikkamagaluru',
})
