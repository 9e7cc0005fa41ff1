import { newSlide } from '@deckle/core/deck/new-deck.ts'
import type { SlideTemplate } from '@deckle/core/deck/slide.ts'
import { expect, it } from 'vitest'
import { makeId } from '../../../../lib/make-id.ts'
import { slideCatalog } from '../../state/editor-store.ts'
import { hintFor } from './hint-for.ts'

it.each([
  ['single_select', 'hintOptions'],
  ['tagged_select', 'hintOptions'],
  ['true_false', 'hint'],
  ['pick_picture', 'hintPictures'],
  ['brancher', 'hintLinks'],
  ['paragraph', 'hintPoints'],
  ['title', 'hint'],
  ['ranking', 'hintRanking'],
  ['rating', 'hint'],
  ['open_answer', 'hint'],
  ['range_select', 'hint'],
] satisfies [SlideTemplate, string][])('the hint of %s is %s', (template, hint) =>
  expect(hintFor(newSlide(template, 0, slideCatalog, makeId), 'quiz')).toBe(hint),
)

it('does not mention a right order if there is none', () =>
  expect(hintFor(newSlide('ranking', 0, slideCatalog, makeId), 'survey')).toBe('hintOptions'))
