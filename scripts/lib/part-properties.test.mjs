import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { propertiesOf } from './part-properties.mjs'
import { resolveImport } from './resolve-import.mjs'
import { root } from './run.mjs'

const byName = (file, part) => Object.fromEntries(propertiesOf(file)[part].map((property) => [property.name, property]))

test('a property has its type, its default and its docstring', () => {
  const { to, easing, onEnd } = byName('ui/src/motion/count-to.tsx', 'CountTo')
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
  expect(byName('ui/src/motion/notice-bar.tsx', 'NoticeBar').tone.choices).toEqual([
    'info',
    'success',
    'warning',
    'danger',
  ])
  expect(byName('ui/src/motion/text-effect.tsx', 'TextEffect').kind.choices).toContain('glitch')
  expect(byName('ui/src/motion/slide-in.tsx', 'SlideIn').from).toMatchObject({
    choices: ['bottom', 'top', 'left', 'right'],
    initial: "'bottom'",
  })
})

const pages = readdirSync(join(root, 'modules'), { recursive: true }).map(
  (file) => `modules/${file.replaceAll('\\', '/')}`,
)
const parts = pages
  .filter((file) => file.endsWith('/part.tsx'))
  .map((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [/namedPart\(\s*'(\w+)'/.exec(text)[1], resolveImport(file, /'(\S+\?properties)'/.exec(text)[1])]
  })

test.each(parts)('each property of %s has a docstring', (part, file) => {
  const properties = propertiesOf(file)[part]
  expect(properties.length).toBeGreaterThan(1)
  expect(properties.filter(({ meaning }) => meaning === '')).toEqual([])
})
