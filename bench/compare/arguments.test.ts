import { expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

it.each([
  ['ac8e208a', { base: 'ac8e208a', changed: 'HEAD', rows: [] }],
  ['ac8e208a P1 P12', { base: 'ac8e208a', changed: 'HEAD', rows: ['P1', 'P12'] }],
  ['ac8e208a main~3 P1', { base: 'ac8e208a', changed: 'main~3', rows: ['P1'] }],
  ['P1 ac8e208a..main', { base: 'ac8e208a', changed: 'main', rows: ['P1'] }],
  ['ac8e208a --builds=/tmp/builds', { base: 'ac8e208a', changed: 'HEAD', builds: '/tmp/builds' }],
])('%s', (args, wanted) => {
  expect(readArguments(args.split(' '))).toMatchObject(wanted)
})

it.each(['P1', 'one two three', 'one..two three', 'one..', '..two', 'one --build=x', 'one --builds='])(
  'refuses %s',
  (args) => {
    expect(() => readArguments(args.split(' '))).toThrow('Usage')
  },
)
