import type { PlayDeck } from '../../hosts/host.ts'

export function deckClasses({ design }: Pick<PlayDeck, 'design'>): string {
  const position = design.textPosition.split('_')
  return `dk-stage dk-theme-${design.theme} dk-filter-${design.filter} dk-y-${position[0]} dk-x-${position[1]} dk-layout-${design.imageLayout} dk-move-${design.transition}`
}
