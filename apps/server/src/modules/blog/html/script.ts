import { videoSandbox } from '@deckle/core/article/html/video-sandbox.ts'

/**
 * What a page gains by a script; it is complete without. Videos open in their place, times are the reader's, the share
 * button appears.
 */
export const script = `(d=>{
d.addEventListener("click",e=>{const a=e.target.closest&&e.target.closest(".video-link");if(!a||e.ctrlKey||e.metaKey||e.shiftKey)return;const f=a.dataset.frame,v=d.createElement(f?"iframe":"video");v.title=a.textContent.trim();if(f){v.sandbox="${videoSandbox}";v.allow="autoplay; fullscreen; picture-in-picture";v.allowFullscreen=true}else{v.controls=true;v.autoplay=true}v.src=f||a.dataset.file;e.preventDefault();a.replaceWith(v);v.tabIndex=-1;v.focus()});
for(const t of d.querySelectorAll("time[data-moment]"))t.textContent=new Intl.DateTimeFormat(d.documentElement.lang+"-u-nu-latn",{dateStyle:"long",timeStyle:"short"}).format(new Date(t.dateTime));
const b=d.querySelector("[data-share]");if(b){b.disabled=false;b.addEventListener("click",async()=>{const s={title:d.title,url:location.href};try{if(navigator.share)await navigator.share(s);else{await navigator.clipboard.writeText(s.url);b.textContent=b.dataset.share}}catch{}})}
})(document)`
