import { blogLimits } from '@deckle/core/client/blog-settings.ts'
import { interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { isOwnPath } from '@deckle/core/text/own-path.ts'
import { isSafeLink } from '@deckle/core/text/safe-link.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, idParams, line, text } from './kit/shapes.ts'
import { routes } from './routes.ts'

const link = z.strictObject({
  label: line(blogLimits.label),
  /** A web, mail or own address. */
  url: line(blogLimits.url).check(
    z.refine<string>((address) => isSafeLink(address) || isOwnPath(address), 'bad_address'),
  ),
})

const settings = z.strictObject({
  open: z.boolean(),
  /** '' where the client's name stands for it. */
  title: text(blogLimits.title),
  description: text(blogLimits.description),
  language: z.enum(interfaceLanguages),
  header: list(link, { max: blogLimits.header }),
  footer: list(link, { max: blogLimits.footer }),
  footer_text: text(blogLimits.footerText),
})

const blog = z.object({
  settings,
  url: z.string(),
  /** Shows the blog for an hour whether it is open or not. */
  preview_url: z.string(),
  /** Published articles. */
  articles: z.number(),
})
export type Blog = Output<typeof blog>

/** The public blog of a client (decisions.md §4). */
export const blogs = {
  show: endpoint(routes.blogs.show, {
    summary: "Settings of the client's public blog; of any client, for Superadmins",
    params: idParams,
    reply: z.object({ blog }),
    errors: ['not_found'],
  }),
  update: endpoint(routes.blogs.update, {
    summary: "Replace the settings of the client's public blog; they show at once",
    params: idParams,
    body: settings,
    reply: z.object({ blog }),
    errors: ['not_found'],
  }),
  article: endpoint(routes.blogs.article, {
    summary: 'The public address of an article; 404 where its blog is not open',
    params: z.object({ id }),
    reply: z.object({ url: z.string() }),
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.blogs>
