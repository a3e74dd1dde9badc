import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { iconSubset } from '../../platform/build/plugins/icon-subset.ts'
import { root } from '../../platform/commands/lib/run.mjs'

const { load, resolveId, transform } = iconSubset()
const namesIn = (code) => [...code.matchAll(/"([a-z0-9-]+)":\{"body"/g)].map(([, name]) => name)
const first = namesIn(load('\0virtual:first-icons'))
const shell = namesIn(load('\0virtual:icons'))
const ofPart = (path) => namesIn(load(`\0virtual:part-icons/${path}`))

// Only the story editor of the profile shows it.
const onlyOnProfile = 'camera'

test('an icon that one page names travels with that page, not with the shell', () => {
  expect(first).not.toContain(onlyOnProfile)
  expect(shell).not.toContain(onlyOnProfile)
  expect(ofPart('platform/console/src/pages/profile/index')).toContain(onlyOnProfile)
  expect(ofPart('platform/console/src/pages/home')).not.toContain(onlyOnProfile)
})

test('an icon of the shell, of what shows before the sign-in or of a menu travels once', () => {
  expect(shell).toContain('settings')
  expect(first).toContain('circle-check')
  const pages = ['profile/index', 'system/user', 'home'].flatMap((page) => ofPart(`platform/console/src/pages/${page}`))
  expect(shell.filter((name) => first.includes(name))).toEqual([])
  expect(pages.filter((name) => first.includes(name) || shell.includes(name))).toEqual([])
})

test('a page loads its icons itself, whatever it imports', () => {
  const file = resolve(root, 'platform/console/src/pages/home/page.tsx')
  const { code } = transform(readFileSync(file, 'utf8'), file)
  expect(code).toMatch(/^import 'virtual:part-icons\/platform\/console\/src\/pages\/home'$/m)
  expect(resolveId('virtual:part-icons/platform/console/src/pages/home')).toBe(
    '\0virtual:part-icons/platform/console/src/pages/home',
  )
  expect(transform('', resolve(root, 'platform/console/src/pages/home/text.ts'))).toBeUndefined()
})

test('the icons of a part that only some pages show travel with the part', () => {
  const file = 'modules/showcase/parts/media/music-player.tsx'
  expect(transform('', resolve(root, file)).code).toContain(`import 'virtual:part-icons/${file}'`)
  expect(shell).not.toContain('repeat-1')
  expect(ofPart(file)).toContain('repeat-1')
})
