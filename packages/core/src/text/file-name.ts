const most = 200
/** An ending that stays when a name is cut. */
const ending = /\.[^.\s]{1,12}$/u

/**
 * The own name of a file that somebody gave: without folders, control and invisible characters (such as those that turn
 * the direction of writing), at most 200 characters, its ending kept. 'file' where nothing is left.
 */
export function fileNameOf(given: string): string {
  const last = given.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  const name = last
    // The two joiners are letters' shapes in Indian scripts.
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return cut(name) || 'file'
}

function cut(name: string): string {
  if (name.length <= most) return name
  const end = ending.exec(name)?.[0] ?? ''
  return name.slice(0, most - end.length).replace(/[\ud800-\udbff]$/, '') + end
}

/** Endings that a computer runs when such a file is opened. */
const programs =
  /\.(?:exe|com|bat|cmd|scr|pif|cpl|msi|msp|ps1|psm1|vbs?|vbe|jse?|wsf|wsh|hta|lnk|url|reg|jar|apk|sh|command|desktop|html?|xhtml|mht|svg)$/i

/** The name with `.txt` behind an ending that would be run when opened; any other as it is. */
export function harmlessFileName(name: string): string {
  return programs.test(name) ? `${name}.txt` : name
}
