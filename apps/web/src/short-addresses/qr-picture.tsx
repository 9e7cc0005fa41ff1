import { Button } from '@deckle/ui/actions/button.tsx'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { saveFile } from '../deck/save-file.ts'
import { useAction } from '../lib/use-action.ts'
import { useWords } from '../words/use-words.ts'
import { qrPath, qrPng, qrSvg } from './qr-code.ts'

/** A QR code of an address, to look at and to save. */
export function QrPicture({ name, url }: { readonly name: string; readonly url: string }) {
  const t = useWords('short-addresses')
  const { path, size } = useMemo(() => qrPath(url), [url])
  const png = useAction({
    call: async () => saveFile(await qrPng(url), `${name}.png`),
    failure: () => ({ tone: 'danger', title: t('qr.failed') }),
  })
  return (
    <div className="flex flex-wrap items-center gap-4">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('qr.label', { name })}
        className="size-36 shrink-0 rounded-sm border border-line bg-white"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000000" />
      </svg>
      <div className="flex flex-col gap-2">
        <p className="text-sm font-strong">{t('qr.title')}</p>
        <p className="text-xs text-muted">{t('qr.text')}</p>
        <div className="flex gap-2">
          <Button
            size="sm"
            icon={<Download />}
            onPress={() => saveFile(new Blob([qrSvg(url)], { type: 'image/svg+xml' }), `${name}.svg`)}
          >
            {t('qr.svg')}
          </Button>
          <Button size="sm" icon={<Download />} onPress={() => void png.run()}>
            {t('qr.png')}
          </Button>
        </div>
      </div>
    </div>
  )
}
