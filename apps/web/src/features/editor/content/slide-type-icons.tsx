import type { SlideTemplate } from '@deckle/core/deck/slide.ts'
import { isSlideType } from '@deckle/slides/catalog.ts'
import type { SlideType } from '@deckle/slides/definitions.ts'
import {
  BadgeCheck,
  CheckSquare,
  CircleDot,
  CircleGauge,
  CircleHelp,
  Heading,
  Image,
  Images,
  ListOrdered,
  type LucideIcon,
  MessageSquareText,
  Pilcrow,
  Shuffle,
  SlidersHorizontal,
  Split,
  Star,
  Tags,
  TextCursorInput,
  ToggleLeft,
  Underline,
  Upload,
  Video,
} from 'lucide-react'

const icons: Readonly<Record<SlideType, LucideIcon>> = {
  title: Heading,
  paragraph: Pilcrow,
  image_story: Image,
  video_story: Video,
  single_select: CircleDot,
  multiple_select: CheckSquare,
  true_false: ToggleLeft,
  pick_picture: Images,
  ranking: ListOrdered,
  rating: Star,
  input_field: TextCursorInput,
  open_answer: MessageSquareText,
  fill_in_the_blanks: Underline,
  anagram: Shuffle,
  scored_single_select: CircleGauge,
  tagged_select: Tags,
  range_select: SlidersHorizontal,
  qualification: BadgeCheck,
  uploader: Upload,
  brancher: Split,
}

export function SlideTypeIcon({ template }: { template: SlideTemplate }) {
  const Icon = isSlideType(template) ? icons[template] : CircleHelp
  return <Icon aria-hidden="true" />
}
