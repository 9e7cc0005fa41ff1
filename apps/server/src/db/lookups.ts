import type { Tables } from './tables.ts'

type Row = Readonly<Record<string, unknown>>

interface Lookup {
  readonly table: keyof Tables
  /** Its primary key, by which it is distributed. */
  readonly key: string
  /** The rows that are stored in the same transaction as a row of the table. */
  readonly rowsOf: (row: Row) => readonly Row[]
}

/**
 * Lookup tables, by the table whose rows they find: values that are unique over all clients, with their client. Every
 * other table is asked with its `client_id` (docs/decisions/0033-distributed-by-client.md).
 */
export const lookups: { readonly [T in keyof Tables]?: Lookup } = {
  users: {
    table: 'user_emails',
    key: 'email',
    rowsOf: ({ email, client_id, id }) => [{ email, client_id, user_id: id }],
  },
  clients: {
    table: 'client_slugs',
    key: 'slug',
    rowsOf: ({ slug, id }) => (slug ? [{ slug, client_id: id }] : []),
  },
  sso_domains: {
    table: 'sso_domain_names',
    key: 'domain',
    rowsOf: ({ domain, client_id, id, verified_at }) => (verified_at ? [{ domain, client_id, domain_id: id }] : []),
  },
  decks: {
    table: 'deck_addresses',
    key: 'address',
    rowsOf: ({ shortid, slug, client_id, id }) =>
      [shortid, slug, shortid && id].flatMap((address) => (address ? [{ address, client_id, deck_id: id }] : [])),
  },
  short_urls: {
    table: 'short_url_codes',
    key: 'code',
    rowsOf: ({ code, client_id, id }) => [{ code, client_id, short_url_id: id }],
  },
  certificates: {
    table: 'certificate_numbers',
    key: 'number',
    rowsOf: ({ number, client_id, id }) => [{ number, client_id, certificate_id: id }],
  },
  tickets: {
    table: 'ticket_tokens',
    key: 'token_hash',
    rowsOf: ({ page_hash, reply_hash, client_id, id }) =>
      [page_hash, reply_hash].map((token_hash) => ({ token_hash, client_id, ticket_id: id })),
  },
  media: {
    table: 'media_clients',
    key: 'media_id',
    rowsOf: ({ client_id, id }) => [{ media_id: id, client_id }],
  },
  // The gateway's ids of orders, subscriptions and payments.
  purchases: {
    table: 'payment_references',
    key: 'reference',
    rowsOf: ({ gateway_id, client_id, id }) => [{ reference: gateway_id, client_id, purchase_id: id }],
  },
  payments: {
    table: 'payment_references',
    key: 'reference',
    rowsOf: ({ gateway_id, client_id, purchase_id }) => [{ reference: gateway_id, client_id, purchase_id }],
  },
}
