import { lazyPart } from '../lib/screen/section.tsx'

/** Public links to a report, loaded with their words once they are opened. */
export const LinksDialog = lazyPart(() => import('./links-dialog.tsx').then((m) => m.LinksDialog))
