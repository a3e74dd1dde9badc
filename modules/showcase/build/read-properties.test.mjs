import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { propertiesOf } from './read-properties.mjs'
import { resolveImport } from '../../../platform/checks/boundaries/resolve-import.mjs'
import { root } from '../../../platform/commands/lib/run.mjs'

const byName = (file, part) => Object.fromEntries(propertiesOf(file)[part].map((property) => [property.name, property]))

test('a property has its type, its default and its docstring', () => {
  const { to, easing, onEnd } = byName('modules/showcase/parts/motion/count-to.tsx', 'CountTo')
  expect(to).toMatchObject({ type: 'number', isRequired: true, kind: 'number' })
  expect(easing).toMatchObject({
    type: "'linear' | 'easeOut' | 'easeInOut'",
    isRequired: false,
    initial: "'easeOut'",
    meaning: 'Fast first and slow at the end is `easeOut`, which is used without it.',
    kind: 'choice',
    choices: ['linear', 'easeOut', 'easeInOut'],
  })
  expect(onEnd).toMatchObject({ type: '() => void', kind: undefined })
})

test('choices are those of a named type, of the elements of a constant, and of a union', () => {
  expect(byName('modules/showcase/parts/motion/notice-bar.tsx', 'NoticeBar').tone.choices).toEqual([
    'info',
    'success',
    'warning',
    'danger',
  ])
  expect(byName('modules/showcase/parts/motion/text-effect.tsx', 'TextEffect').kind.choices).toContain('glitch')
  expect(byName('modules/showcase/parts/motion/slide-in.tsx', 'SlideIn').from).toMatchObject({
    choices: ['bottom', 'top', 'left', 'right'],
    initial: "'bottom'",
  })
})

test('types and inherited properties come from the file that they are imported from', () => {
  const { direction, labels } = byName('modules/showcase/parts/motion/seamless-scroll.tsx', 'SeamlessScroll')
  expect(direction).toMatchObject({ kind: 'choice', choices: ['up', 'down', 'left', 'right'], initial: "'up'" })
  expect(labels.type).toBe('{ list: string; pause: string; play: string }')
  expect(byName('modules/showcase/parts/media/lottie-player.tsx', 'LottiePlayer').loop).toMatchObject({
    kind: 'boolean',
  })
  const editor = byName('platform/console/src/shared/field/editor/code/code-editor.tsx', 'CodeEditor')
  expect(editor.language.choices).toContain('typescript')
})

test('defaults are found in every line that takes the properties apart', () => {
  const { height, hasLineNumbers } = byName(
    'platform/console/src/shared/field/editor/code/code-editor.tsx',
    'CodeEditor',
  )
  expect([height.initial, hasLineNumbers.initial]).toEqual(['360', 'true'])
})

test('members of a type on several lines are separated by semicolons', () => {
  const { labels } = byName('platform/ui/src/input/picker/icon-picker.tsx', 'IconPicker')
  expect(labels.type).toBe('IconLabels & { choose: string; clear: string }')
})

test('a length in pixels or as a share is chosen as text', () => {
  expect(byName('modules/showcase/parts/layout/split-pane.tsx', 'SplitPane').defaultSize.kind).toBe('text')
})

const pages = readdirSync(join(root, 'modules'), { recursive: true }).map(
  (file) => `modules/${file.replaceAll('\\', '/')}`,
)
const parts = pages
  .filter((file) => file.endsWith('part.tsx'))
  .flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    // Those of one kind of chart each have theirs from `chart-part.tsx`.
    if (text.includes('chartPart(() =>')) return []
    return [[/namedPart\(\s*'(\w+)'/.exec(text)[1], resolveImport(file, /'(\S+\?properties)'/.exec(text)[1])]]
  })

test.each(parts)('each property of %s has a docstring', (part, file) => {
  const properties = propertiesOf(file)[part]
  expect(properties.length).toBeGreaterThan(1)
  expect(properties.filter(({ meaning }) => meaning === '')).toEqual([])
})
