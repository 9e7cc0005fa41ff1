import { contrastRatio } from '@deckle/core/deck/design/contrast.ts'
import { pageFonts } from '../../../devanagari-face.ts'

/** The same for all blogs: sent with each page, so that nothing waits for a second request. */
export const style = `:root{color-scheme:light dark;--ink:#1d1d22;--muted:#5c5c66;--line:#dcdce2;--page:#fff;--soft:#f5f4f8;--link:var(--brand-light)}
@media(prefers-color-scheme:dark){:root{--ink:#ececf0;--muted:#a9a9b4;--line:#3a3a43;--page:#16161a;--soft:#212127;--link:var(--brand-dark)}}
*{box-sizing:border-box}html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.65 ${pageFonts};overflow-wrap:break-word}
:lang(hi),:lang(mr){line-height:1.8}h1,h2,h3,h4{line-height:1.25;text-wrap:balance;margin:2em 0 .6em}:lang(hi) :is(h1,h2,h3,h4),:is(h1,h2,h3,h4):lang(hi){line-height:1.45}
h1{font-size:clamp(1.75rem,5vw,2.5rem);margin:.4em 0 .4em}h2{font-size:1.5rem}h3{font-size:1.25rem}h4{font-size:1.0625rem}
a{color:var(--link);text-underline-offset:.15em}a:focus-visible,summary:focus-visible,button:focus-visible,input:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:.25rem}
img{max-width:100%;height:auto;vertical-align:middle;background:var(--soft)}ul,ol{padding-inline-start:1.5em}
.skip{position:absolute;inset-inline-start:-99rem;background:var(--page);padding:.75rem 1rem;z-index:1}.skip:focus{inset-inline-start:0}
.in{max-width:68rem;margin:0 auto;padding:0 1rem}.bar{border-bottom:1px solid var(--line)}.bar .in{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.5rem;min-height:4rem}
.brand{display:flex;align-items:center;gap:.6rem;color:inherit;text-decoration:none;font-weight:700;font-size:1.125rem;min-height:3rem}.brand img{width:2.25rem;height:2.25rem;object-fit:contain;background:none}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:0 1.25rem;margin:0;padding:0}nav a{display:inline-block;padding:.6rem 0;color:inherit;text-decoration:none}nav a:hover,nav [aria-current]{text-decoration:underline;text-decoration-thickness:2px}
.cats{border-bottom:1px solid var(--line);background:var(--soft);font-size:.9375rem}.note{background:var(--soft);border-bottom:1px solid var(--line);margin:0;padding:.6rem 1rem;text-align:center}
.top{padding:2rem 0 1rem}.top p{color:var(--muted);margin:.25rem 0;max-width:44rem}
.find{display:flex;gap:.5rem;max-width:30rem;margin:1rem 0}.find input{flex:1;min-width:0;font:inherit;color:inherit;background:var(--page);border:1px solid var(--muted);border-radius:.5rem;padding:.55rem .75rem}
.button,button{display:inline-block;font:inherit;font-weight:600;line-height:1.4;min-height:2.75rem;padding:.65rem 1.1rem;border:1px solid transparent;border-radius:.5rem;background:var(--brand-light);color:#fff;text-decoration:none;cursor:pointer}.button-secondary,button.plain{background:none;border-color:currentColor;color:var(--link)}
.cards{list-style:none;margin:1rem 0 2rem;padding:0;display:grid;gap:2rem 1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}.cards h2,.cards h3{font-size:1.1875rem;margin:.4rem 0}.cards h2 a,.cards h3 a{color:inherit;text-decoration:none}.cards a:hover{text-decoration:underline}.cards p{margin:.25rem 0}
.shot{display:block;aspect-ratio:16/9;border-radius:.75rem;overflow:hidden;background:var(--soft)}.shot img{width:100%;height:100%;object-fit:cover}
.meta,small,figcaption,.crumbs{color:var(--muted);font-size:.9375rem}.meta>*:not(:last-child)::after{content:" · "}.label{font-size:.875rem;font-weight:600;color:var(--muted)}
.tags{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem .75rem;margin:.5rem 0;padding:0;font-size:.9375rem}.tags a{color:var(--muted)}.tags a::before{content:"#"}
.text{max-width:44rem;margin:0 auto;padding-bottom:2rem}.crumbs ul{list-style:none;display:flex;flex-wrap:wrap;padding:0;margin:0}.crumbs li+li::before{content:"›";padding:0 .5rem}.crumbs a{padding:.4rem 0}
.lead{font-size:1.25rem;color:var(--muted);margin:0 0 1rem}.cover{margin:1.5rem 0}.cover img{width:100%;border-radius:.75rem}
figure{margin:1.75rem 0}figcaption{margin-top:.5rem}.image img{width:100%;border-radius:.5rem}@media(min-width:64rem){.image-wide,.image-full{margin-inline:-9rem}}
.gallery{list-style:none;padding:0;display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,12rem),1fr));align-items:start}.gallery figure{margin:0}.gallery img{width:100%;border-radius:.5rem}
blockquote{margin:1.5rem 0;padding:.1rem 1.25rem;border-inline-start:4px solid var(--link)}pre{overflow:auto;padding:1rem;background:var(--soft);border-radius:.5rem;font-size:.9375rem;line-height:1.5}code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.92em}mark{background:#ffe58a;color:#1d1d22}
.table{overflow-x:auto;margin:1.5rem 0}table{border-collapse:collapse;min-width:100%}th,td{border:1px solid var(--line);padding:.5rem .75rem;text-align:start;vertical-align:top}th{background:var(--soft)}hr{border:0;border-top:1px solid var(--line);margin:2.5rem 0}
.callout,.question,.deck-card,.facts,.wall{background:var(--soft);border-radius:.75rem;padding:.75rem 1.1rem;margin:1.5rem 0}.callout{border-inline-start:4px solid var(--link)}.callout-warning{border-color:#b26a00}.callout-success{border-color:#1f7a3d}.callout-name{font-weight:700;margin:.25rem 0}
summary{cursor:pointer;font-weight:600;padding:.35rem 0}.deck-card{display:flex;flex-direction:column;gap:.5rem}.deck-card a{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.75rem;font-weight:600;color:inherit;text-decoration:none}
.deck-frame{margin:1.75rem 0;height:600px}.deck-frame iframe{width:100%;height:100%;border:1px solid var(--line);border-radius:.75rem}
.video{margin:1.75rem 0}.video-link,.video iframe,.video video{display:flex;width:100%;aspect-ratio:16/9;border:0;border-radius:.75rem;background:#18181c}.video-link{flex-direction:column;align-items:center;justify-content:center;gap:.25rem;color:#fff;font-weight:600}.video-link::before{content:"▶";font-size:2rem}.video-link small{color:#cfcfd6}[data-share][disabled]{visibility:hidden}
.file a::before{content:"⬇ "}.facts dl{display:grid;grid-template-columns:minmax(5rem,auto) 1fr;gap:.35rem 1rem;margin:.25rem 0 .75rem}.facts dt{color:var(--muted)}.facts dd{margin:0}.facts h2,.facts h3{margin:.25rem 0;font-size:1.0625rem}.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
.wall{border:1px solid var(--line);text-align:center;padding:1.5rem}.turn{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 2rem;border-top:1px solid var(--line);border-bottom:1px solid var(--line);padding:.5rem 0;margin:2rem 0}.turn a{max-width:100%}
.remarks{list-style:none;padding:0}.remarks li{border-top:1px solid var(--line);padding:.75rem 0}.remarks ul{list-style:none;padding-inline-start:1.5rem}.remarks p{margin:.25rem 0;white-space:pre-line}
.foot{border-top:1px solid var(--line);margin-top:3rem;padding:1.5rem 0 2.5rem;color:var(--muted);font-size:.9375rem}.foot p{white-space:pre-line}`

const grounds = { light: '#ffffff', dark: '#212127' } as const
/** WCAG 2.2, 1.4.3. */
const NEEDED = 4.5

/** The client's colour: as it is where text is light, lightened where the page is dark. */
export function brandStyle(primary: string): string {
  const brand = /^#[\da-f]{6}$/i.test(primary) ? primary : '#6a1b9a'
  return `:root{--brand-light:${shadeOn(brand, 'light')};--brand-dark:${shadeOn(brand, 'dark')}}`
}

/** Mixed with black or white in steps of five per cent until it can be read. */
function shadeOn(color: string, ground: keyof typeof grounds): string {
  const towards = ground === 'dark' ? 255 : 0
  for (let share = 0; share <= 1; share += 0.05) {
    const mixed = mix(color, towards, share)
    if (contrastRatio(mixed, grounds[ground]) >= NEEDED) return mixed
  }
  return ground === 'dark' ? '#ffffff' : '#000000'
}

function mix(color: string, towards: number, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return `#${channels
    .map((channel) =>
      Math.round(channel + (towards - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
