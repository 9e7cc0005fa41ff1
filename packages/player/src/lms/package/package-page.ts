import { isRightToLeft } from '@deckle/core/deck/deck.ts'
import { htmlText, scriptJson } from '../../entries/html-text.ts'
import { playLanguages } from '../../deck/play-deck.ts'
import { notesFor, wordsFor } from '../../words/words-for.ts'
import { type PackageData, packageIds } from './package-data.ts'
import { fontFaces, fontsFor, type PackageFont } from './package-fonts.ts'

export interface PackagePage {
  readonly html: string
  /** Fonts for its texts, to be packed beside the page. */
  readonly fonts: readonly PackageFont[]
}

/** It loads the files beside it and contains the deck, with the right answers. */
export function packagePage(pack: Omit<PackageData, 'words'>): PackagePage {
  const { name, language } = pack.content
  const words = playLanguages(pack.content).map((one) => [one, { words: wordsFor(one), notes: notesFor(one) }])
  const data: PackageData = { ...pack, words: Object.fromEntries(words) as PackageData['words'] }
  const json = scriptJson(data)
  const fonts = fontsFor(json)
  const html = `<!doctype html>
<html lang="${htmlText(language)}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${htmlText(name)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="player.css">
${fonts.length > 0 ? `<style>${fontFaces(fonts)}</style>\n` : ''}</head>
<body class="dk-page dk-packaged">
<main>
<h1 class="dk-sr">${htmlText(name)}</h1>
<p id="${packageIds.note}" role="status"></p>
<div id="${packageIds.root}"></div>
</main>
<noscript><p class="dk-noscript">${htmlText(wordsFor(language).needsScript)}</p></noscript>
<script type="application/json" id="${packageIds.data}">${json}</script>
<script src="player.js"></script>
</body>
</html>
`
  return { html, fonts }
}
